import {
  BreadcrumbItem,
  BreadcrumbLink,
  BreadcrumbList,
  BreadcrumbPage,
  BreadcrumbSeparator,
  Breadcrumb as Steps,
} from '@/components/ui/breadcrumb';
import { JsonLd } from '@/lib/site/seo/json-ld';
import { breadcrumbList } from '@/lib/site/seo/structured-data';

type Step = { readonly name: string; readonly path: string };

/**
 * The path from the home page to a page below another, for people and for search engines. The last step is the page
 * itself.
 */
export function Breadcrumb({ trail }: { trail: readonly [...Step[], Step] }) {
  return (
    <>
      <Steps className="no-print container-page pt-4">
        <BreadcrumbList>
          {[{ name: 'Home', path: '/' }, ...trail.slice(0, -1)].map(({ name, path }) => (
            <BreadcrumbItem key={path}>
              <BreadcrumbLink href={path}>{name}</BreadcrumbLink>
              <BreadcrumbSeparator />
            </BreadcrumbItem>
          ))}
          <BreadcrumbPage>{trail.at(-1)?.name}</BreadcrumbPage>
        </BreadcrumbList>
      </Steps>
      <JsonLd data={breadcrumbList([{ name: 'Home', path: '/' }, ...trail])} />
    </>
  );
}
