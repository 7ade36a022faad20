/** On the element that holds the messages. */
export const toastRegionId = "toasts";

/**
 * Puts the messages where they are seen and can be pressed: in the front one of the open dialogs, for all outside of it is
 * covered and inert.
 */
export function placeToasts(): void {
  const region = document.getElementById(toastRegionId);
  const place = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
  if (region && region.parentElement !== place) place.append(region);
}
