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
      what: 'A face helps people to write. We look at it before it is public.',
      href: `${home}/profile/photo`,
      label: 'Send a photo',
    },
    {
      done: setUp.fee,
      title: 'Say what a session costs',
      what: 'Without a fee, no one can pay you here.',
      href: `${home}/profile`,
      label: 'Set your fee',
    },
    {
      done: setUp.hours,
      title: 'Open your hours',
      what: 'People book only what you open.',
      href: `${home}/hours`,
      label: 'Set your hours',
    },
    {
      done: setUp.payee,
      title: 'Say where fees are paid to',
      what: 'Your UPI ID or bank account. Payers see it on the payment page.',
      href: `${home}/payments/account`,
      label: 'Set your account',
    },
    {
      done: setUp.meeting,
      title: 'Say where you meet',
      what: 'Your link for calls, who calls whom, or your address. We add it to each appointment.',
      href: `${home}/hours/meeting`,
      label: 'Set where you meet',
    },
    {
      done: setUp.read,
      title: 'Check your profile',
      what: 'Tell us that your words are right.',
      href: `${home}/profile`,
      label: 'Read your profile',
    },
    {
      done: setUp.public,
      title: 'Your profile is public',
      what: 'We switch it on when the steps above are done. You need not do anything.',
    },
    {
      done: setUp.clients,
      title: 'Move in your clients',
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
