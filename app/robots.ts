import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/site/seo/metadata';

/** Private pages and APIs, which search engines must skip. */
const privatePaths = [
  '/account/',
  '/admin',
  '/api/',
  '/book/appointment/',
  '/book/details/',
  '/checkout/',
  '/dashboard',
  '/edit-profile',
  '/onboarding',
  '/payment/',
  '/reset-password/',
  '/sign-out',
  '/therapist-dashboard',
  '/verify-email/',
  '/welcome',
];

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: privatePaths },
    sitemap: absoluteUrl('/sitemap.xml'),
  };
}
