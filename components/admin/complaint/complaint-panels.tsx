import { AnswerForm } from '@/components/admin/complaint/answer-form';
import { ComplaintState } from '@/components/admin/complaint/complaint-table';
import { ButtonForm } from '@/components/forms/button-form';
import { Panel } from '@/components/layout/panel';
import { Facts } from '@/components/layout/private/facts';
import { When } from '@/components/ui/format';
import { acknowledgeComplaint } from '@/lib/admin/complaint/actions';
import type { Complaint } from '@/lib/admin/complaint/queries';

type ComplaintPanelsProps = {
  readonly complaint: Complaint;
  /** Zone in which the admin reads times. */
  readonly timeZone: string;
};

export function ComplaintPanels({ complaint, timeZone }: ComplaintPanelsProps) {
  const { id, email, acknowledgedAt, answer, answeredAt, hasAccount } = complaint;
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <Panel id="complaint" title="Complaint">
        <p className="whitespace-pre-line wrap-anywhere">{complaint.message}</p>
        <Facts
          facts={[
            ['From', complaint.name],
            [
              'Email',
              <a key="email" href={`mailto:${encodeURIComponent(email)}`} className="wrap-anywhere text-link">
                {email}
              </a>,
            ],
            ['Account', hasAccount ? 'Yes' : 'None'],
            ['State', <ComplaintState key="state" complaint={complaint} />],
            ['Received', <When key="at" at={complaint.receivedAt} />],
            acknowledgedAt
              ? ['Acknowledged', <When key="at" at={acknowledgedAt} />]
              : ['Acknowledge by', <When key="at" at={complaint.acknowledgeBy} zone={timeZone} />],
            ...(answeredAt
              ? []
              : ([['Answer by', <When key="at" at={complaint.answerBy} zone={timeZone} />]] as const)),
          ]}
        />
        <ButtonForm
          id="acknowledge"
          action={acknowledgeComplaint}
          postTo={`/admin/complaints/${id}`}
          fields={{ complaintId: id }}
          label={acknowledgedAt ? null : 'Acknowledged by phone or letter'}
        />
      </Panel>
      <Panel id="answer-panel" title={answeredAt ? 'Our answer' : 'Answer'}>
        {answeredAt && (
          <p className="text-muted-foreground">
            Sent <When at={answeredAt} />
          </p>
        )}
        {answer && <p className="whitespace-pre-line wrap-anywhere">{answer}</p>}
        <AnswerForm
          complaintId={id}
          open={answeredAt === null}
          hint={
            hasAccount
              ? 'The person can read it in their privacy centre. We email them a link.'
              : 'We send it by email, because the person has no account.'
          }
        />
      </Panel>
    </div>
  );
}
