import type { JsonLdNode } from './structured-data';

const dangerous = /[<>&\u2028\u2029]/g;

/**
 * JSON that cannot leave its script element: `</script>` and comment openers become escapes, which parse to
 * the same text.
 */
function escapedJson(value: unknown): string {
  return JSON.stringify(value).replace(
    dangerous,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Describes the page to search engines. A data block: browsers do not run it. */
export function JsonLd({ data }: { data: JsonLdNode }) {
  const json = escapedJson({ '@context': 'https://schema.org', ...data });
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped above; React would escape quotes and break it
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
