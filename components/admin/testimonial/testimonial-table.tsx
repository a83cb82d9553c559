import { AdminTable } from '@/components/admin/table/admin-table';
import type { Column } from '@/components/admin/table/columns';
import { SecondLine } from '@/components/admin/table/second-line';
import { ApprovalForm } from '@/components/admin/testimonial/approval-form';
import { ButtonForm } from '@/components/forms/button-form';
import { Folded } from '@/components/forms/private/folded';
import { Badge } from '@/components/ui/badge';
import { When } from '@/components/ui/format';
import type { ListPart } from '@/lib/admin/table/list';
import { withdrawTestimonial } from '@/lib/admin/testimonial/actions';
import type { TestimonialRow } from '@/lib/admin/testimonial/queries';
import { listAddress } from '@/lib/format/search-params';

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
            hint: 'For example: email of 3 May 2026',
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
        variant="ghost"
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
        <SecondLine>
          {location}
          {isSample && ', sample'}
        </SecondLine>
      </>
    ),
  },
  {
    header: 'Text',
    cell: ({ name, content, rating, consentSource }) => (
      <div className="lg:-my-2 lg:max-w-96 lg:whitespace-normal">
        <Folded behind={`${rating} of 5 stars: read`} about={name}>
          <p className="max-w-measure whitespace-pre-line">{content}</p>
          <p className="text-muted-foreground text-small">Consent: {consentSource ?? 'not recorded'}</p>
        </Folded>
      </div>
    ),
  },
  {
    header: 'State',
    cell: ({ isApproved, approvedAt }) => (
      <>
        <Badge variant={isApproved ? 'success' : 'warm'}>{isApproved ? 'Shown' : 'Not shown'}</Badge>
        {approvedAt && (
          <SecondLine>
            since <When at={approvedAt} as="day" />
          </SecondLine>
        )}
      </>
    ),
  },
];

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
