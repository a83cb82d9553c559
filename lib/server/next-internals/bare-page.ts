import 'server-only';
import { createHash } from 'node:crypto';

const style = `
:root { color-scheme: light dark; --background: #fbf8f3; --foreground: #24211d; --link: #0c5a55; }
@media (prefers-color-scheme: dark) { :root { --background: #191715; --foreground: #f1ede6; --link: #8fd3cb; } }
body { margin: 0; background: var(--background); color: var(--foreground); font: 1.0625rem/1.6 system-ui, sans-serif; }
main { max-width: 38rem; margin: 0 auto; padding: 3rem 1.25rem; }
h1 { font: 600 1.75rem/1.25 Georgia, serif; }
a { color: var(--link); display: inline-block; min-height: 2.75rem; margin-right: 1.5rem; }
`;

/** Policy of such a page. */
export const barePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

type BarePage = {
  readonly title: string;
  /** HTML below the title; the caller has escaped what it did not write. */
  readonly body: string;
};

/** A page that stands in for one of the framework's without words: its own style, no script, nothing to load. */
export function barePage({ title, body }: BarePage): string {
  return `<!DOCTYPE html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
}

/** For somebody in need, on every such page. */
export const urgentHelp =
  '<p>If you need help urgently, call <a href="tel:112">112</a> or Tele-MANAS on <a href="tel:14416">14416</a></p>';

/** For a browser without scripts whose form was not read: a sentence of ours, and the way back to the form. */
export const unsentPage = (sentence: string): string =>
  barePage({
    title: 'Nothing was sent',
    body: `<p role="alert">${sentence}</p>
<p>The Back button of your browser shows the form as you filled it in.</p>
<p><a href="">Open the form again</a><a href="/?home">Return to Home</a></p>
${urgentHelp}`,
  });
