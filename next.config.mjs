// @ts-check
import { fileURLToPath } from 'node:url';
import createMdx from '@next/mdx';
import { parameterNames as directoryParameters } from './lib/therapist/directory/parameters.mjs';

/** Unset while types are generated; `npm run build` has refused to begin without it. */
const appUrl = process.env.APP_URL ? new URL(process.env.APP_URL) : undefined;

/** Service slugs and the page each is a section of; `content/services/sections.test.ts` holds them to the content. */
export const serviceSections = {
  'individual-counseling': 'individual-therapy',
  'couples-marriage-therapy': 'couples-family',
  'family-therapy': 'couples-family',
  'screening-assessments': 'assessments',
  'diagnostic-evaluation': 'assessments',
  'detailed-psychological-assessment': 'assessments',
};

/** Lists and the parameters that ask something of them. */
const askedLists = Object.entries({
  '/blog': ['q', 'category'],
  '/resources/tools-worksheets': ['q', 'category'],
  '/professionals': directoryParameters,
}).flatMap(([source, keys]) => keys.map((key) => ({ source, key })));

/** @type {import('next').NextConfig} */
const config = {
  distDir: process.env.NEXT_DIST_DIR || '.next',
  poweredByHeader: false,
  typedRoutes: true,
  reactStrictMode: true,
  // Pictures are made in their final sizes when they are uploaded; no open resizer on the server.
  images: { unoptimized: true },
  // Keeps pages that are made again in memory (one bounded store, 50 MB) and out of the build's folder: a disk that
  // strangers could fill by asking for pages stays as it was built.
  // The development server keeps no pages, and cannot load the handler where it runs the proxy.
  cacheHandler:
    process.env.NODE_ENV === 'production'
      ? fileURLToPath(new URL('lib/csp/page-cache.mjs', import.meta.url))
      : undefined,
  cacheMaxMemorySize: 50 * 1024 * 1024,
  serverExternalPackages: ['graphile-worker', 'nodemailer', 'pg', 'pino'],
  experimental: {
    globalNotFound: true,
    isrFlushToDisk: false,
    // Screenshots may have 5 MB (spec §5); the action says so itself, so the framework's limits lie above that.
    serverActions: {
      bodySizeLimit: '6mb',
      allowedOrigins: appUrl ? [appUrl.host] : [],
    },
    proxyClientMaxBodySize: '7mb',
  },
  redirects: async () => [
    { source: '/profile/edit', destination: '/edit-profile', permanent: true },
    // Spec §3 names six services by slug; each is a section of one of the four pages.
    ...Object.entries(serviceSections).map(([slug, page]) => ({
      source: `/services/${slug}`,
      destination: `/services/${page}#${slug}`,
      permanent: true,
    })),
    // Where lists with a question are made; nobody's address.
    { source: '/professionals/search', destination: '/professionals', permanent: false },
    { source: '/self-help-resources', destination: '/resources/tools-worksheets', permanent: true },
  ],
  // A list without a question is a kept page; with one it is made for the visit, under the same address.
  rewrites: async () => ({
    beforeFiles: askedLists.map(({ source, key }) => ({
      source,
      has: [{ type: 'query', key }],
      destination: `${source}/search`,
    })),
  }),
  // The same question has the same answer for everyone: caches in front may keep it for a minute.
  headers: async () =>
    askedLists
      .filter(({ source }) => source === '/professionals')
      .map(({ source, key }) => ({
        source,
        has: [{ type: 'query', key }],
        headers: [{ key: 'Cache-Control', value: 'public, s-maxage=60, stale-while-revalidate=600' }],
      })),
};

// Articles are MDX; their front matter is read by lib/content, so the compiler only skips it.
const withMdx = createMdx({ options: { remarkPlugins: ['remark-frontmatter'] } });

export default withMdx(config);
