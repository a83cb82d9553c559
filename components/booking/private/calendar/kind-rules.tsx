import { KindRulesForm } from '@/components/booking/private/calendar/kind-rules-form';
import { Card } from '@/components/ui/card';
import { payingLabels } from '@/lib/booking/paying/rules';
import { lateChoices, missedChoices } from '@/lib/payment/appointment/late';
import type { Kind } from '@/lib/therapist/kind/rules';

const optionsOf = (choices: Readonly<Record<string, string>>) =>
  Object.entries(choices).map(([value, label]) => ({ value, label }));

const costs = { late: optionsOf(lateChoices), missed: optionsOf(missedChoices) };
const same = 'As in your payment rules';

/** The costs of late cancelling and of not coming with each kind of session, in place of the therapist's rules. */
export function KindRules({ kinds, postTo }: { readonly kinds: readonly Kind[]; readonly postTo: string }) {
  return (
    <Card asChild className="grid min-w-0 content-start gap-5">
      <section aria-labelledby="kind-rules">
        <div className="grid gap-2">
          <h2 id="kind-rules" className="text-h3">
            Rules of one kind of session
          </h2>
          <p className="max-w-measure text-muted-foreground">
            Clients see these before they book it. Changes apply to new bookings only.
          </p>
        </div>
        {kinds.map(({ id, name, lateRule, missedRule }) => (
          <section key={id} aria-label={name} className="grid gap-3">
            <h3 className="wrap-anywhere text-h4">{name}</h3>
            <KindRulesForm
              id={`kind-rules-${id}`}
              postTo={`${postTo}#kind-rules`}
              hidden={{ kind: id }}
              fields={[
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
      </section>
    </Card>
  );
}
