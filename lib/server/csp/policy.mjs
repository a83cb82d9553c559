// @ts-check
import { schedulerScript } from './scheduler.mjs';

// Plain JavaScript: Node itself loads the server and the page cache, and the bundle also includes this file.

/**
 * The run-time settings of a policy.
 * @typedef {object} PolicySettings
 * @property {string | undefined} schedulingUrl embedded booking page, if the owner has one
 * @property {string | undefined} newsletterUrl page the footer's form is sent to, if the owner has one
 * @property {boolean} development whether the development server runs: it evaluates code and injects styles
 */

/** Pages that may show the embedded booking page (product.md §2). */
const schedulingPaths = new Set(['/', '/dashboard']);

/** For responses that are not pages: they may load, run and submit nothing, and may not be framed. */
export const inertPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For drawings: they have their colours for light and dark in their own style, and load or run nothing. */
export const drawingPolicy = `${inertPolicy}; style-src 'unsafe-inline'`;

/**
 * The policy of one page.
 * @param {string} path pathname of the page
 * @param {readonly string[]} proofs sources that vouch for inline scripts: a nonce or hashes, each in quotes
 * @param {PolicySettings} settings
 * @returns {string} value of the Content-Security-Policy header
 */
export function pagePolicy(path, proofs, settings) {
  const nonces = proofs.filter((proof) => proof.startsWith("'nonce-"));
  const scripts = ["'self'", ...proofs];
  // With a nonce, scripts are trusted by the nonce, and with them those that they load, not by address; older
  // browsers read 'self'.
  if (nonces.length > 0) scripts.push("'strict-dynamic'");
  const styles = ["'self'", ...nonces];
  const connections = ["'self'"];
  const forms = ["'self'"];
  if (settings.newsletterUrl) forms.push(new URL(settings.newsletterUrl).origin);
  const embedded = schedulingPaths.has(path) ? settings.schedulingUrl : undefined;
  const embeddedScript = embedded ? schedulerScript(embedded) : undefined;
  if (embeddedScript) scripts.push(new URL(embeddedScript).origin);
  if (settings.development) {
    scripts.push("'unsafe-eval'");
    // A nonce would disable 'unsafe-inline'.
    styles.splice(0, styles.length, "'self'", "'unsafe-inline'");
    connections.push('ws:');
  }
  return [
    // It also covers unnamed kinds: objects, and all frames but one.
    "default-src 'none'",
    `script-src ${scripts.join(' ')}`,
    `style-src ${styles.join(' ')}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${connections.join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(embedded ? [`frame-src ${new URL(embedded).origin}`] : []),
    "base-uri 'none'",
    `form-action ${forms.join(' ')}`,
    "frame-ancestors 'none'",
  ].join('; ');
}
