import { sentence } from "../../readable.ts";
import { faultId, helpId } from "./form-context.ts";

/** The words below a label. */
export function Help({ id, text }: { id: string; text: string }) {
  return text ? (
    <p className="help" id={helpId(id)}>
      {text}
    </p>
  ) : null;
}

/** What is wrong with a field. */
export function Faults({ id, faults }: { id: string; faults: string[] }) {
  return faults.length > 0 ? (
    <ul className="faults" id={faultId(id)}>
      {faults.map((fault) => (
        <li key={fault}>{sentence(fault)}</li>
      ))}
    </ul>
  ) : null;
}
