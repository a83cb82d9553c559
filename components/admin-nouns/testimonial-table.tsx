import { AdminTable, type Column } from '@/components/admin/table/admin-table';
import { Badge } from '@/components/admin/table/badge';
import { WordsForm } from '@/components/admin-nouns/words-form';
import { PressForm } from '@/components/forms/press-form';
import { type Asked, listAddress } from '@/lib/admin/table/filters';
import type { Paging } from '@/lib/admin/table/paging';
import { showTestimonial, withdrawTestimonial } from '@/lib/admin/testimonial/actions';
import type { TestimonialRow } from '@/lib/admin/testimonial/queries';
import { testimonialFilters } from '@/lib/admin/testimonial/rules';
import { formatMoment } from '@/lib/time';

const path = '/admin/testimonials';

function Decision({ row, postTo }: { readonly row: TestimonialRow; readonly postTo: string }) {
  const { id, name, isApproved, consentSource } = row;
  return (
    <div className="grid gap-2 lg:justify-items-end lg:text-left">
      <WordsForm
        id={`show-${id}`}
        action={showTestimonial}
        postTo={postTo}
        hidden={{ testimonial: id }}
        field={{
          name: 'consentSource',
          label: 'Where they agreed to be quoted',
          hint: 'Such as: email of 3 May 2026',
          type: 'text',
          value: consentSource ?? '',
        }}
        button={isApproved ? null : 'Approve and show'}
        about={name}
        behind="Approve"
      />
      <PressForm
        id={`hide-${id}`}
        action={withdrawTestimonial}
        postTo={postTo}
        fields={{ testimonial: id }}
        label={isApproved ? 'Hide' : null}
        about={name}
      />
    </div>
  );
}

const columns: readonly Column<TestimonialRow>[] = [
  {
    header: 'From',
    kind: 'title',
    cell: ({ name, age, location, isSample }) => (
      <>
        {name}
        {age !== null && `, ${age}`}
        <span className="block font-normal text-ink-soft text-small">
          {location}
          {isSample && ', sample'}
        </span>
      </>
    ),
  },
  {
    header: 'Words',
    cell: ({ content, rating }) => (
      <>
        <span className="block text-small">{rating} of 5 stars</span>
        <span className="block max-w-measure whitespace-pre-line">{content}</span>
      </>
    ),
  },
  {
    header: 'State',
    cell: ({ isApproved, consentSource, approvedAt }) => (
      <span className="grid gap-1">
        <span>
          <Badge tone={isApproved ? 'good' : 'wait'}>{isApproved ? 'Shown' : 'Not shown'}</Badge>
        </span>
        {approvedAt && <span className="text-small">since {formatMoment(approvedAt)}</span>}
        <span className="text-ink-soft text-small">Consent: {consentSource ?? 'not noted'}</span>
      </span>
    ),
  },
];

type Props = {
  readonly rows: readonly TestimonialRow[];
  readonly asked: Asked;
  readonly paging: Paging;
  /** Which part of the list it is, from 1. */
  readonly page: number;
};

/** What people wrote of us, shown or not. */
export function TestimonialTable({ rows, asked, paging, page }: Props) {
  // Without scripts the page comes back where it was, and the answer with it.
  const here = listAddress(path, { ...asked, page: page > 1 ? String(page) : '' });
  const decision: Column<TestimonialRow> = {
    header: 'Decision',
    kind: 'actions',
    cell: (row) => <Decision row={row} postTo={here} />,
  };
  return (
    <AdminTable
      path={path}
      caption="Testimonials, newest first"
      columns={[...columns, decision]}
      rows={rows}
      keyOf={({ id }) => id}
      filters={testimonialFilters}
      asked={asked}
      paging={paging}
      csv={`${path}/csv`}
      empty="No testimonial yet."
    />
  );
}
