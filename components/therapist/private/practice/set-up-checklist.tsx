import { Card } from '@/components/ui/card';
import { Check } from '@/components/ui/icons';
import type { SetUp } from '@/lib/therapist/practice/queries';

type Step = {
  readonly done: boolean;
  readonly title: string;
  readonly what: string;
  readonly href?: string;
  readonly label?: string;
};

function stepsOf(setUp: SetUp): readonly Step[] {
  const home = '/therapist-dashboard';
  return [
    {
      done: setUp.photo,
      title: 'Send a photo',
      what: 'People write more readily to a face. We check it before it is public.',
      href: `${home}/profile/photo`,
      label: 'Send a photo',
    },
    {
      done: setUp.fee,
      title: 'Set your fee',
      what: 'Without a fee, no one can pay you here.',
      href: `${home}/profile`,
      label: 'Set your fee',
    },
    {
      done: setUp.hours,
      title: 'Set your hours',
      what: 'Clients can book only these hours.',
      href: `${home}/hours`,
      label: 'Set your hours',
    },
    {
      done: setUp.payee,
      title: 'Add your payment details',
      what: 'Your UPI ID or bank account. Payers see it on the payment page.',
      href: `${home}/payments/account`,
      label: 'Add payment details',
    },
    {
      done: setUp.meeting,
      title: 'Set how you meet',
      what: 'Your link for video calls, who calls by phone, or your address. We add it to each appointment.',
      href: `${home}/hours/meeting`,
      label: 'Set how you meet',
    },
    {
      done: setUp.read,
      title: 'Check your profile',
      what: 'Confirm that your profile text is correct.',
      href: `${home}/profile`,
      label: 'Read your profile',
    },
    {
      done: setUp.public,
      title: 'Your profile is public',
      what: 'We publish it when the steps above are done.',
    },
    {
      done: setUp.clients,
      title: 'Import your clients',
      what: 'Import a list, or add them one by one. Nobody is notified until you invite them.',
      href: `${home}/clients/import`,
      label: 'Import clients',
    },
  ];
}

/** The open steps of a therapist who has had no session yet. */
export function SetUpChecklist({ setUp }: { readonly setUp: SetUp }) {
  const steps = stepsOf(setUp);
  const done = steps.filter((step) => step.done).length;
  return (
    <Card asChild>
      <section aria-labelledby="set-up" className="grid gap-5">
        <div className="grid gap-1">
          <h2 id="set-up" className="text-h3">
            Set up your practice
          </h2>
          <p className="text-muted-foreground">
            {done} of {steps.length} done
          </p>
        </div>
        <ol className="grid gap-4">
          {steps.map(({ done: isDone, title, what, href, label }) => (
            <li key={title} className="flex items-start gap-4">
              <span
                className={`grid size-8 shrink-0 place-items-center rounded-full ${
                  isDone ? 'bg-primary text-primary-foreground' : 'border-2 border-input'
                }`}
              >
                {isDone && <Check aria-hidden="true" className="size-5" />}
              </span>
              <div className="min-w-0 grow">
                <p className="font-semibold">
                  {title}
                  {isDone && <span className="sr-only"> (done)</span>}
                </p>
                {!isDone && <p className="text-muted-foreground">{what}</p>}
                {!isDone && href && (
                  <a href={href} className="tap text-link">
                    {label}
                  </a>
                )}
              </div>
            </li>
          ))}
        </ol>
      </section>
    </Card>
  );
}
