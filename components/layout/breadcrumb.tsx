import { JsonLd } from '@/lib/seo/json-ld';
import { breadcrumbList } from '@/lib/seo/structured-data';

type Step = { readonly name: string; readonly path: string };

/** The way back up from a page below another, for people and for search engines. The last step is the page itself. */
export function Breadcrumb({ trail }: { trail: readonly [...Step[], Step] }) {
  return (
    <>
      <nav aria-label="Breadcrumb" className="no-print container-page pt-4">
        <ol className="flex flex-wrap items-center gap-x-2 text-small">
          {[{ name: 'Home', path: '/' }, ...trail.slice(0, -1)].map(({ name, path }) => (
            <li key={path} className="flex items-center gap-2">
              <a href={path} className="tap text-link">
                {name}
              </a>
              <span aria-hidden="true" className="text-ink-soft">
                /
              </span>
            </li>
          ))}
          <li aria-current="page" className="text-ink-soft">
            {trail.at(-1)?.name}
          </li>
        </ol>
      </nav>
      <JsonLd data={breadcrumbList([{ name: 'Home', path: '/' }, ...trail])} />
    </>
  );
}
