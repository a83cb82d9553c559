// @ts-check
import { createHash } from 'node:crypto';
import { actionHeader } from './framework-names.mjs';

const style = `
:root { color-scheme: light dark; --background: #fbf8f3; --foreground: #24211d; --link: #0c5a55; }
@media (prefers-color-scheme: dark) { :root { --background: #191715; --foreground: #f1ede6; --link: #8fd3cb; } }
body { margin: 0; background: var(--background); color: var(--foreground); font: 1.0625rem/1.6 system-ui, sans-serif; }
main { max-width: 38rem; margin: 0 auto; padding: 3rem 1.25rem; }
h1 { font: 600 1.75rem/1.25 Georgia, serif; }
a { color: var(--link); display: inline-block; min-height: 2.75rem; margin-right: 1.5rem; }
`;

const barePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const urgentHelp =
  '<p>If you need help urgently, call <a href="tel:112">112</a> or Tele-MANAS on <a href="tel:14416">14416</a></p>';

/**
 * The text sent in place of the framework's, or of an empty answer. @typedef {{ readonly type: 'html' | 'plain', readonly text: string,
 * readonly policy?: string }} Words
 */

/** A page with its own style, no script and nothing to load. @param {string} title @param {string} body HTML, escaped @returns {Words} */
const barePage = (title, body) => ({
  type: 'html',
  policy: barePolicy,
  text: `<!DOCTYPE html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1>${body}</main></body></html>
`,
});

/** @param {string} text @returns {Words} */
export const line = (text) => ({ type: 'plain', text });

/**
 * A refused form: a sentence for scripts, or a page with a link back for browsers without scripts.
 * @param {import('node:http').IncomingMessage} request
 * @param {string} sentence
 */
export function unsent({ headers }, sentence) {
  if (headers[actionHeader] !== undefined || !/\btext\/html\b/.test(headers.accept ?? ''))
    return line(sentence);
  const body = `<p role="alert">${sentence}</p>
<p>The Back button of your browser shows the form as you filled it in.</p>
<p><a href="">Open the form again</a><a href="/?home">Return to Home</a></p>
${urgentHelp}`;
  return barePage('Nothing was sent', body);
}

/** The page that replaces a failed one. @param {{ readonly reference?: string | undefined, readonly passes: boolean }} failure */
export function failurePage({ reference, passes }) {
  const known = reference && /^[\w@-]{1,40}$/.test(reference) ? `<p>Reference: ${reference}</p>` : '';
  const cause = passes ? 'Our records do not answer at the moment.' : 'We could not load this page just now.';
  return barePage(
    'Something went wrong on our side',
    `<p role="alert">${cause} It is our fault, and nothing of yours is lost. Please try again in a moment.</p>
${urgentHelp}
<p><a href="">Try again</a><a href="/?home">Return to Home</a><a href="/resources/crisis-support">Crisis support</a></p>
${known}`,
  );
}

export const failureLine = line('We could not answer this request just now. Please try again in a moment.\n');
