// @ts-check
import { fileURLToPath } from 'node:url';
import { drawingPolicy } from './lib/server/csp/policy.mjs';

/** Unset while types are generated; `npm run build` refuses to begin without it. */
const appUrl = process.env.APP_URL ? new URL(process.env.APP_URL) : undefined;

/**
 * Service slugs and the page of which each is a section; `content/services/sections.test.ts` compares them with the
 * content.
 */
export const serviceSections = {
  'individual-counseling': 'individual-therapy',
  'couples-marriage-therapy': 'couples-family',
  'family-therapy': 'couples-family',
  'screening-assessments': 'assessments',
  'diagnostic-evaluation': 'assessments',
  'detailed-psychological-assessment': 'assessments',
};

/** @type {import('next').NextConfig} */
const config = {
  distDir: process.env.NEXT_DIST_DIR || '.next',
  poweredByHeader: false,
  // A header would ask for fonts that a sleeping page lets wait (`lib/server/page/sleep.mjs`).
  reactMaxHeadersLength: 0,
  typedRoutes: true,
  // `npm test` and `npm run typecheck` check the types; whoever starts the product does not wait for it.
  typescript: { ignoreBuildErrors: true },
  reactStrictMode: true,
  // Pictures get their final sizes when they are uploaded, so the server offers no open resizer.
  images: { unoptimized: true },
  // Keeps public pages in memory; the development server keeps none.
  cacheHandler:
    process.env.NODE_ENV === 'production'
      ? fileURLToPath(new URL('lib/server/page/cache-handler.mjs', import.meta.url))
      : undefined,
  // The handler has its own bounds.
  cacheMaxMemorySize: 0,
  serverExternalPackages: ['graphile-worker', 'harfbuzzjs', 'nodemailer', 'pg', 'pino'],
  experimental: {
    globalNotFound: true,
    // Most checkouts build once, and would wait ten seconds for a cache that nothing reads.
    turbopackFileSystemCacheForBuild: false,
    // Nothing reads them in production: stacks in the log name the built files with and without maps.
    turbopackSourceMaps: process.env.NODE_ENV !== 'production',
    // Screenshots may have 5 MB (product.md §5); the action itself says so, so the framework's limits lie above that,
    // and a file that is a little too large loses nothing that was typed beside it.
    serverActions: {
      bodySizeLimit: '8mb',
      allowedOrigins: appUrl ? [appUrl.host] : [],
    },
  },
  // Titles and descriptions are in the head for everybody: pages whose own words need a query would send them later, in the
  // body, where HTML allows none.
  htmlLimitedBots: /.*/,
  redirects: async () => [
    { source: '/profile/edit', destination: '/edit-profile', permanent: true },
    // product.md §3 names six services by slug; each is a section of one of the four pages.
    ...Object.entries(serviceSections).map(([slug, page]) => ({
      source: `/services/${slug}`,
      destination: `/services/${page}#${slug}`,
      permanent: true,
    })),
    { source: '/self-help-resources', destination: '/resources/tools-worksheets', permanent: true },
  ],
  // Drawings change with a release only; a picture of yesterday does no harm.
  headers: async () =>
    ['/art/:file', '/portraits/:file(.+\\.svg)'].map((source) => ({
      source,
      headers: [
        { key: 'Content-Security-Policy', value: drawingPolicy },
        { key: 'Cache-Control', value: 'public, max-age=86400, stale-while-revalidate=604800' },
      ],
    })),
};

export default config;
