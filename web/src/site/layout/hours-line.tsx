import { site } from "virtual:site";

/** The opening hours in words. While the business is open, the page says so in their place (show-open-now.ts). */
export function HoursLine() {
  const { hoursData, hoursText, closedOn } = site;
  return (
    <span data-hours={hoursData} data-closed={closedOn.join(" ")}>
      {hoursText}
    </span>
  );
}
