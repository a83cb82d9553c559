import type { MetadataRoute } from 'next';
import { site } from '@/content/site';

/** Lets people install the site. Colours: background and night of the design language. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: `${site.name}: ${site.tagline}`,
    short_name: site.name,
    description: site.description,
    lang: 'en-IN',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fcf9f2',
    theme_color: '#005850',
    categories: ['health', 'medical', 'lifestyle'],
    icons: [
      { src: '/icons/mark.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icons/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icons/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icons/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Urgent help', url: '/resources/crisis-support' },
      { name: 'Find a therapist', url: '/professionals' },
    ],
  };
}
