import { AdminTable, type Column } from '@/components/admin/table/admin-table';
import { ApprovalForm } from '@/components/admin/testimonial/approval-form';
import { ButtonForm } from '@/components/forms/button-form';
import { Folded } from '@/components/forms/private/folded';
import { Badge } from '@/components/ui/badge';
import type { ListPart } from '@/lib/admin/table/list';
import { withdrawTestimonial } from '@/lib/admin/testimonial/actions';
import type { TestimonialRow } from '@/lib/admin/testimonial/queries';
import { listAddress } from '@/lib/format/search-params';
import { formatMoment } from '@/lib/format/time';

const path = '/admin/testimonials';

function Decision({ row, postTo }: { readonly row: TestimonialRow; readonly postTo: string }) {
  const { id, name, isApproved, consentSource } = row;
  return (
    <div className="grid gap-2 lg:justify-items-end lg:text-left">
      <ApprovalForm
        id={`show-${id}`}
        postTo={postTo}
        hidden={{ testimonial: id }}
        fields={[
          {
            name: 'consentSource',
            label: 'Where they gave consent',
            hint: 'Such as: email of 3 May 2026',
            type: 'text',
            value: consentSource ?? '',
          },
        ]}
        button={isApproved ? null : 'Approve and show'}
        about={name}
        behind="Approve"
      />
      <ButtonForm
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
    sort: 'from',
    kind: 'title',
    cell: ({ name, age, location, isSample }) => (
      <>
        {name}
        {age !== null && `, ${age}`}
        <span className="block font-normal text-muted-foreground text-small">
          {location}
          {isSample && ', sample'}
        </span>
      </>
    ),
  },
  {
    header: 'Text',
    cell: ({ name, content, rating }) => (
      <>
        <p className="text-small">{rating} of 5 stars</p>
        <Folded behind="Read" about={name} narrow>
          <p className="max-w-measure whitespace-pre-line">{content}</p>
        </Folded>
      </>
    ),
  },
  {
    header: 'State',
    cell: ({ isApproved, consentSource, approvedAt }) => (
      <span className="grid gap-1">
        <span>
          <Badge variant={isApproved ? 'success' : 'warm'}>{isApproved ? 'Shown' : 'Not shown'}</Badge>
        </span>
        {approvedAt && <span className="text-small">since {formatMoment(approvedAt)}</span>}
        <span className="text-muted-foreground text-small">Consent: {consentSource ?? 'not recorded'}</span>
      </span>
    ),
  },
];

/** Testimonials about us, public or not. */
export function TestimonialTable(list: ListPart<TestimonialRow>) {
  // Without scripts the same part of the page comes back, with the answer.
  const here = listAddress(path, list.here);
  const decision: Column<TestimonialRow> = {
    header: 'Decision',
    kind: 'actions',
    cell: (row) => <Decision row={row} postTo={here} />,
  };
  return (
    <AdminTable
      {...list}
      path={path}
      caption="Testimonials"
      columns={[...columns, decision]}
      csv={`${path}/csv`}
      empty="No testimonials yet."
    />
  );
}
