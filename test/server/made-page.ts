/**
 * A page in the framework's form (16.4.6).
 * @param body its content
 * @param late markup after its data
 * @param nonce of the visit; none for a cached page
 * @param data text of the page's data
 */
export function madePage({ body = '', late = '', nonce = '', data = '1:\\u003cb>$&\\n' } = {}): string {
  const html = [
    '<!DOCTYPE html><html lang="en-IN"><head><meta charSet="utf-8"/>',
    '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>',
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>',
    '<script src="/_next/static/chunks/one.js" async=""></script>',
    '<script src="/_next/static/chunks/turbopack-1.js" async=""></script>',
    '<script src="/_next/static/chunks/old.js" noModule=""></script></head><body>',
    `<main id="content" data-may-sleep="">${body}<script type="application/ld+json">{"name":"Antarman"}</script></main>`,
    '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a"],"runtimeModuleIds":[7]});</script>',
    '<script src="/_next/static/chunks/main.js" async=""></script>',
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
    `<script>self.__next_f.push([1,"${data}"])</script><script>self.__next_f.push([1,"2:x"])</script>`,
    `${late}</body></html>`,
  ].join('');
  return nonce ? html.replaceAll('<script', `<script nonce="${nonce}"`) : html;
}
