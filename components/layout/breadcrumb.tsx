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
 * itself. A path of more than three steps fills half a phone, so there only the step above the page shows.
 */
export function Breadcrumb({ trail }: { trail: readonly [...Step[], Step] }) {
  const above = [{ name: 'Home', path: '/' }, ...trail.slice(0, -1)];
  const hidden = above.length > 2 ? 'max-sm:hidden' : undefined;
  return (
    <>
      <Steps className="no-print container-page pt-4">
        <BreadcrumbList>
          {above.map(({ name, path }, step) => (
            <BreadcrumbItem key={path} className={step < above.length - 1 ? hidden : undefined}>
              <BreadcrumbLink href={path}>{name}</BreadcrumbLink>
              <BreadcrumbSeparator className={hidden} />
            </BreadcrumbItem>
          ))}
          <BreadcrumbPage className={hidden}>{trail.at(-1)?.name}</BreadcrumbPage>
        </BreadcrumbList>
      </Steps>
      <JsonLd data={breadcrumbList([{ name: 'Home', path: '/' }, ...trail])} />
    </>
  );
}
