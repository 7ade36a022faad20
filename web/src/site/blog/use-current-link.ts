import { useEffect } from "react";
import { useLocation } from "react-router-dom";

/** The header is no part of the reader: this tells it which of its links leads to the current page. */
export function useCurrentLink(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>("header nav a")) {
      if (link.pathname === pathname) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
  }, [pathname]);
}
