import { KindRulesForm } from '@/components/booking/private/calendar/kind-rules-form';
import { Panel } from '@/components/layout/panel';
import { payingLabels } from '@/lib/booking/paying/rules';
import { lateChoices, missedChoices } from '@/lib/payment/appointment/late';
import { payingRules } from '@/lib/payment/appointment/rules';
import type { Kind } from '@/lib/therapist/kind/rules';

const optionsOf = (choices: Readonly<Record<string, string>>) =>
  Object.entries(choices).map(([value, label]) => ({ value, label }));

const { ahead, after } = payingRules;
const paying = optionsOf({ ahead, after });
const costs = { late: optionsOf(lateChoices), missed: optionsOf(missedChoices) };
const same = 'Same as your payment rules';

/** When each kind of session is paid, and what cancelling late and not coming cost, in place of the therapist's rules. */
export function KindRules({ kinds, postTo }: { readonly kinds: readonly Kind[]; readonly postTo: string }) {
  return (
    <Panel
      id="kind-rules"
      title="Rules of one kind of session"
      lead="Clients see these before they book it. Changes apply to new bookings only."
    >
      {kinds.map(({ id, name, payingRule, lateRule, missedRule }) => (
        <section key={id} aria-label={name} className="grid gap-3">
          <h3 className="wrap-anywhere text-h4">{name}</h3>
          <KindRulesForm
            id={`kind-rules-${id}`}
            postTo={`${postTo}#kind-rules`}
            hidden={{ kind: id }}
            fields={[
              {
                ...({ name: 'payingRule', type: 'choice', label: payingLabels.payingRule } as const),
                ...{ options: paying, placeholder: same, value: payingRule ?? '', required: false },
              },
              {
                ...({ name: 'lateRule', type: 'choice', label: payingLabels.lateRule } as const),
                ...{ options: costs.late, placeholder: same, value: lateRule ?? '', required: false },
              },
              {
                ...({ name: 'missedRule', type: 'choice', label: payingLabels.missedRule } as const),
                ...{ options: costs.missed, placeholder: same, value: missedRule ?? '', required: false },
              },
            ]}
            button="Save"
            about={name}
            label={`Rules of ${name}`}
          />
        </section>
      ))}
    </Panel>
  );
}
