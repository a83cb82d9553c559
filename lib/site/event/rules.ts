type Dated = { readonly date: string };

/** Webinars after or on the given Indian calendar day (ISO), soonest first. */
export function upcomingWebinars<W extends Dated>(webinars: readonly W[], today: string): readonly W[] {
  return webinars.filter(({ date }) => date >= today).toSorted((a, b) => a.date.localeCompare(b.date));
}

/** Webinars of earlier days, latest first. */
export function pastWebinars<W extends Dated>(webinars: readonly W[], today: string): readonly W[] {
  return webinars.filter(({ date }) => date < today).toSorted((a, b) => b.date.localeCompare(a.date));
}
