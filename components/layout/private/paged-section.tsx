import type { ReactNode } from 'react';
import { Paging } from '@/components/layout/private/paging';
import { Section } from '@/components/layout/private/section';
import { type AddressValues, listAddress } from '@/lib/format/search-params';

/** A part of a list, and where the next one begins; null at the end. */
type Part = { readonly list: ReactNode; readonly next: string | null };

type PagedSectionProps = {
  /** Unique on the page; the links to further parts point here. */
  readonly id: string;
  readonly title: string;
  readonly quiet?: boolean;
  readonly path: string;
  /** Other parameters of each part's address, such as a filter. */
  readonly query?: AddressValues;
  /** Parameter of the address that says where the part begins, and its present value; empty for the first part. */
  readonly parameter: string;
  readonly from: string;
  /** Name of the pages, for screen readers: "Pages of plans". */
  readonly label: string;
  readonly nextLabel: string;
  /** A link beside the title. */
  readonly action?: ReactNode;
  readonly children: () => Promise<Part>;
};

/** A section with one list, a part of it at a time, and the links to the next part and back to the first. */
export function PagedSection({
  id,
  title,
  quiet = false,
  path,
  query = {},
  parameter,
  from,
  label,
  nextLabel,
  action,
  children,
}: PagedSectionProps) {
  return (
    <Section id={id} title={title} quiet={quiet} action={action}>
      {async () => {
        const { list, next } = await children();
        return (
          <>
            {list}
            <Paging
              label={label}
              first={from ? listAddress(path, query) : null}
              next={next && `${listAddress(path, { ...query, [parameter]: next })}#${id}`}
              nextLabel={nextLabel}
            />
          </>
        );
      }}
    </Section>
  );
}
