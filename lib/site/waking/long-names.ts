/**
 * Gives a fetched page the names of classes that the style sheets have. A sleeping page has short ones and names the file with the long
 * ones (`lib/server/next-internals/sleeping-page.mjs`); on this page the short ones may have no rules.
 * @throws where that file cannot be had, as while another release takes over
 */
export async function giveLongNames(fetched: Document, signal: AbortSignal): Promise<void> {
  const address = fetched.querySelector<HTMLElement>('style[data-names]')?.dataset.names;
  if (!address) return;
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`The names of classes answered ${answer.status}`);
  const names = new Map<string, string>(await answer.json());
  for (const element of fetched.querySelectorAll('[class]')) {
    const long = [...element.classList].map((name) => names.get(name) ?? name);
    element.setAttribute('class', long.join(' '));
  }
}
