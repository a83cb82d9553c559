import { HandOverForm } from '@/components/booking/private/handover/handover-asks';
import type { Receiver } from '@/lib/booking/handover/receivers';
import { ownReasons } from '@/lib/booking/handover/rules';

type OwnHandoverFormProps = {
  readonly client: { readonly id: string; readonly firstName: string };
  readonly receivers: readonly Receiver[];
  readonly path: string;
};

export function OwnHandoverForm({ client, receivers, path }: OwnHandoverFormProps) {
  return (
    <HandOverForm
      id="hand-over"
      postTo={path}
      hidden={{ client: client.id }}
      fields={[
        {
          type: 'choice',
          name: 'to',
          label: 'New therapist',
          options: receivers,
          placeholder: 'Choose a therapist',
          ...(receivers.length === 1 && receivers[0] && { value: receivers[0].value }),
        },
        {
          type: 'choice',
          name: 'because',
          label: 'Why',
          hint: `We tell ${client.firstName} in a few neutral words.`,
          options: ownReasons,
          placeholder: 'Choose a reason',
        },
        {
          type: 'day',
          name: 'lastDay',
          label: 'Your last day with this client',
          hint: 'Later sessions are cancelled if the client agrees.',
        },
        { type: 'tick', name: 'agreed', label: 'This therapist has agreed and has time' },
      ]}
      button={receivers.length > 0 ? `Ask ${client.firstName}` : null}
      variant="default"
      label="Handover"
      className="max-w-measure"
    />
  );
}
