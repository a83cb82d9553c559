import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/seo/metadata';

/** Rooms of one person and machinery: nothing in them is for search engines. */
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
