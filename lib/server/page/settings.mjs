// @ts-check

// Node loads the files of this folder outside the bundle, so they cannot use `lib/server/env/index.ts`, which checks the same variables
// before this code runs.
const { env } = process;

/** Settings of this process that affect answers. */
export const settings = {
  development: env.NODE_ENV === 'development',
  /** Folder of the build. */
  build: env.NEXT_DIST_DIR || '.next',
  /** Public origin. */
  appUrl: new URL(env.APP_URL || `http://localhost:${env.PORT || 3000}`).origin,
  hstsSubdomains: env.HSTS_SUBDOMAINS === 'on',
  schedulingUrl: env.SCHEDULING_URL || undefined,
  newsletterUrl: env.NEWSLETTER_URL || undefined,
  /** Address to listen at; undefined for all addresses. */
  host: env.HOST || undefined,
  port: Number(env.PORT || 3000),
};
