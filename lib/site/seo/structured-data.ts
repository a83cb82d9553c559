import 'server-only';
import { site } from '@/content/site';
import { formatDay } from '@/lib/format/time';
import { env } from '@/lib/server/env';
import type { LegalIdentity } from '@/lib/site/owner/kind';
import { absoluteUrl } from './metadata';

/** A schema.org node without its context. */
export type JsonLdNode = { readonly '@type': string; readonly [property: string]: unknown };

const organizationId = () => absoluteUrl('/#organization');

/** The service itself: one node, the same on every page that refers to it. */
export function organization({
  legalName,
  address,
}: Pick<LegalIdentity, 'legalName' | 'address'>): JsonLdNode {
  return {
    '@type': 'Organization',
    '@id': organizationId(),
    name: site.name,
    legalName,
    address,
    description: site.description,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/icons/icon-512.png'),
    areaServed: 'IN',
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: env.SUPPORT_EMAIL,
      url: absoluteUrl('/contact'),
    },
  };
}

export function website(): JsonLdNode {
  return {
    '@type': 'WebSite',
    '@id': absoluteUrl('/#website'),
    name: site.name,
    description: site.description,
    url: absoluteUrl('/'),
    inLanguage: 'en-IN',
    publisher: { '@id': organizationId() },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${absoluteUrl('/professionals')}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

export type ListedPerson = {
  readonly slug: string;
  readonly name: string;
  readonly title: string;
  readonly bio: string;
  readonly location: string;
  readonly specialization: readonly string[];
  readonly languages: readonly string[];
  /** The kinds of session that everybody may book. */
  readonly kinds: readonly {
    readonly name: string;
    readonly feePaise: number | null;
    /** The name of the only place at which it is offered in person; its address is told after booking. */
    readonly placeName?: string | null;
  }[];
  /** Path on this site. */
  readonly picture?: string;
  readonly linkedin?: string;
  /** Average of verified reviews; absent below five and for sample listings. */
  readonly rating?: { readonly average: number; readonly count: number };
  readonly registers: readonly {
    readonly register: string;
    readonly number: string;
    readonly lookedUp: string;
    readonly goodUntil: string;
  }[];
  readonly degrees: readonly string[];
};

export function person(listed: ListedPerson): JsonLdNode {
  return {
    '@type': 'Person',
    '@id': absoluteUrl(`/professionals/${listed.slug}#person`),
    name: listed.name,
    jobTitle: listed.title,
    description: listed.bio,
    url: absoluteUrl(`/professionals/${listed.slug}`),
    knowsAbout: listed.specialization,
    knowsLanguage: listed.languages,
    workLocation: { '@type': 'Place', name: listed.location },
    affiliation: { '@id': organizationId() },
    ...(listed.picture ? { image: absoluteUrl(listed.picture) } : {}),
    ...(listed.registers.length + listed.degrees.length > 0
      ? {
          hasCredential: [
            ...listed.registers.map(({ register, number, lookedUp, goodUntil }) => ({
              '@type': 'EducationalOccupationalCredential',
              credentialCategory: 'registration',
              recognizedBy: { '@type': 'Organization', name: register },
              identifier: number,
              description: `Checked on ${formatDay(lookedUp)}`,
              expires: goodUntil,
            })),
            ...listed.degrees.map((name) => ({
              '@type': 'EducationalOccupationalCredential',
              credentialCategory: 'degree',
              name,
            })),
          ],
        }
      : {}),
    ...(listed.linkedin ? { sameAs: [listed.linkedin] } : {}),
  };
}

export function profilePage(listed: ListedPerson): JsonLdNode {
  const url = absoluteUrl(`/professionals/${listed.slug}`);
  return {
    '@type': 'ProfilePage',
    '@id': `${url}#page`,
    url,
    name: `${listed.name}, ${listed.title}`,
    mainEntity: person(listed),
  };
}

/** A professional's service. Fee and rating belong to it, because schema.org has neither for a person. */
export function counselling({ slug, name, kinds, rating }: ListedPerson): JsonLdNode {
  const url = absoluteUrl(`/professionals/${slug}`);
  const offers = kinds.flatMap(({ name: kind, feePaise, placeName }) =>
    feePaise === null
      ? []
      : [
          {
            ...{ '@type': 'Offer', name: kind, price: feePaise / 100, priceCurrency: 'INR', url },
            ...(placeName && { availableAtOrFrom: { '@type': 'Place', name: placeName } }),
          },
        ],
  );
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: `A session with ${name}`,
    url,
    provider: { '@id': `${url}#person` },
    ...(offers.length === 0 ? {} : { offers: offers.length === 1 ? offers[0] : offers }),
    ...(rating
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating.average,
            reviewCount: rating.count,
            bestRating: 5,
            worstRating: 1,
          },
        }
      : {}),
  };
}

/** Our own offers, from the price list. */
export function priceList(
  products: readonly {
    readonly slug: string;
    readonly title: string;
    readonly description: string;
    readonly inclusion: string;
    readonly price_india: number;
    readonly price_us: number;
  }[],
): JsonLdNode {
  return {
    '@type': 'ItemList',
    name: 'Price list',
    numberOfItems: products.length,
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Service',
        '@id': absoluteUrl(`/products#${product.slug}`),
        name: product.title,
        description: `${product.description} ${product.inclusion}.`,
        provider: { '@id': organizationId() },
        offers: [
          { '@type': 'Offer', price: product.price_india, priceCurrency: 'INR' },
          { '@type': 'Offer', price: product.price_us, priceCurrency: 'USD' },
        ].map((offer) => ({ ...offer, url: absoluteUrl(`/checkout/${product.slug}`) })),
      },
    })),
  };
}

/** A webinar that is still to come. */
export function webinarEvent(
  webinar: { readonly date: string; readonly title: string; readonly text: string },
  path: string,
): JsonLdNode {
  return {
    '@type': 'Event',
    name: webinar.title,
    description: webinar.text,
    startDate: webinar.date,
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'VirtualLocation', url: absoluteUrl(path) },
    organizer: { '@id': organizationId() },
  };
}

/** Questions with the answers on the same page, in order. */
export function faqPage(
  entries: readonly { readonly question: string; readonly answer: string }[],
): JsonLdNode {
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** The path from the home page to this one; the last entry is the page itself. */
export function breadcrumbList(
  trail: readonly { readonly name: string; readonly path: string }[],
): JsonLdNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: { '@type': 'WebPage', '@id': absoluteUrl(path), name },
    })),
  };
}

export function itemList(
  name: string,
  items: readonly { readonly name: string; readonly path: string }[],
): JsonLdNode {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      url: absoluteUrl(item.path),
    })),
  };
}

export function article(published: {
  readonly title: string;
  readonly excerpt: string;
  readonly author: string;
  /** Calendar dates. */
  readonly date: string;
  readonly updated?: string | undefined;
  readonly category: string;
  readonly url: string;
  readonly sources: readonly { readonly title: string; readonly url?: string | undefined }[];
}): JsonLdNode {
  return {
    '@type': 'Article',
    '@id': `${published.url}#article`,
    headline: published.title,
    description: published.excerpt,
    articleSection: published.category,
    datePublished: published.date,
    ...(published.updated && { dateModified: published.updated }),
    inLanguage: 'en-IN',
    mainEntityOfPage: published.url,
    image: absoluteUrl('/share/blog.png'),
    author: { '@type': 'Organization', name: published.author },
    publisher: { '@id': organizationId() },
    citation: published.sources.map(({ title, url }) => ({
      '@type': 'CreativeWork',
      name: title,
      ...(url ? { url } : {}),
    })),
  };
}
