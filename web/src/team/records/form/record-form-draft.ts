import { type StoredValue, storedValue } from "../../../ui/device-storage.ts";
import { type FormValues, formValues } from "./form-values.ts";

/**
 * A draft that is kept on the device, because a phone may close the app during a call. Each tab also keeps its own, and
 * removes from the device only what it wrote or began with. Sign-out wipes both by their names (store/wipe-device.ts).
 */
export function recordFormDraft(name: string): StoredValue<FormValues> {
  const parse = (stored: unknown) => formValues.safeParse(stored).data;
  const ofTab = storedValue("sessionStorage", `team-draft:${name}`, parse);
  const ofDevice = storedValue("localStorage", `team-kept-draft:${name}`, parse);
  return {
    read() {
      const own = ofTab.read();
      if (own) return own;
      const left = ofDevice.read();
      if (left) ofTab.write(left);
      return left;
    },
    write(values) {
      const isOnDevice = ofDevice.write(values);
      return ofTab.write(values) || isOnDevice;
    },
    remove() {
      if (JSON.stringify(ofDevice.read()) === JSON.stringify(ofTab.read())) ofDevice.remove();
      ofTab.remove();
    },
  };
}
