import { createRoot } from "react-dom/client";
import { EditApp } from "./edit-app.tsx";

const root = document.getElementById("edit");
if (root) createRoot(root).render(<EditApp />);
