/** One value of the address's query as text; what was given twice or not at all is nothing. */
export function asked(value: string | string[] | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** An address with what is asked for in its query; what is empty is left out. */
export function addressOf(path: string, query: Readonly<Record<string, string>>): string {
  const text = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString();
  return text ? `${path}?${text}` : path;
}
