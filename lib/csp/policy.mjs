// @ts-check
import { schedulerScript } from './scheduler.mjs';

// Plain JavaScript: the page cache is loaded by Node itself, beside the bundle that proxy.ts is part of.

/**
 * What a policy depends on at run time.
 * @typedef {object} PolicySettings
 * @property {string | undefined} schedulingUrl embedded booking page, if the owner has one
 * @property {string | undefined} newsletterUrl page the footer's form is sent to, if the owner has one
 * @property {boolean} development whether the development server runs: it evaluates code and injects styles
 */

/** Pages that may show the embedded booking page (spec §2). */
const schedulingPaths = new Set(['/', '/dashboard']);

/** For everything that is no page: nothing in it may load, run, submit or be framed. */
export const inertPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

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
  // With a nonce no address is trusted any more, only what carries it and what that loads; older browsers read 'self'.
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
    // A nonce would switch 'unsafe-inline' off again.
    styles.splice(0, styles.length, "'self'", "'unsafe-inline'");
    connections.push('ws:');
  }
  return [
    "default-src 'none'",
    `script-src ${scripts.join(' ')}`,
    `style-src ${styles.join(' ')}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${connections.join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${embedded ? new URL(embedded).origin : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${forms.join(' ')}`,
    "frame-ancestors 'none'",
  ].join('; ');
}
