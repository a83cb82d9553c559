// @ts-check
import { fileURLToPath } from 'node:url';
import createMdx from '@next/mdx';

/** Unset while types are generated; `npm run build` has refused to begin without it. */
const appUrl = process.env.APP_URL ? new URL(process.env.APP_URL) : undefined;

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
    { source: '/self-help-resources', destination: '/resources/tools-worksheets', permanent: true },
  ],
  // A list without a question is a kept page; with one it is made for the visit, under the same address.
  rewrites: async () => ({
    beforeFiles: ['/blog', '/resources/tools-worksheets'].flatMap((source) =>
      ['q', 'category'].map((key) => ({
        source,
        has: [{ type: 'query', key }],
        destination: `${source}/search`,
      })),
    ),
  }),
};

// Articles are MDX; their front matter is read by lib/content, so the compiler only skips it.
const withMdx = createMdx({ options: { remarkPlugins: ['remark-frontmatter'] } });

export default withMdx(config);
