/** Settings as a file that `node --env-file` and this product read unchanged. Lines break only between settings. */
export function settingsFile(settings: Readonly<Record<string, string>>): string {
  return Object.entries(settings)
    .map(([name, value]) => `${name}=${quoted(value)}\n`)
    .join('');
}

/** Readers of such files have no escapes inside quotes, but three kinds of quotes. */
function quoted(value: string): string {
  const quote = ["'", '"', '`'].find(
    (mark) => !value.includes(mark) && !(mark === '"' && value.includes('\\')),
  );
  return quote === undefined ? value : `${quote}${value}${quote}`;
}
