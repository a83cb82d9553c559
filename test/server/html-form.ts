const decoded = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

/**
 * The hidden fields of a form in a page, as a browser without scripts sends them.
 * @param within a word of the form's own HTML, such as its label or the name of a field
 */
export function hiddenFields(html: string, within: string): Map<string, string> {
  const forms = html.match(/<form\b[\s\S]*?<\/form>/g) ?? [];
  const form = forms.find((one) => one.includes(within)) ?? '';
  const inputs = form.matchAll(/<input\b[^>]*type="hidden"[^>]*>/g);
  return new Map(
    [...inputs].map(([input]) => {
      const attribute = (name: string) => decoded(new RegExp(`\\b${name}="([^"]*)"`).exec(input)?.[1] ?? '');
      return [attribute('name'), attribute('value')];
    }),
  );
}

export const attributeText = decoded;
