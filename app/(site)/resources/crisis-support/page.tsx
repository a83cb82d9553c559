import { NavigationAnchor } from '@/components/layout/navigation-link';
import { QuickExit } from '@/components/layout/quick-exit';
import { HelplineCard } from '@/components/site/helpline/helpline-card';
import { LastChecked } from '@/components/site/helpline/last-checked';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { crisisSteps, warningSigns } from '@/content/crisis';
import { env } from '@/lib/server/env';
import { readHelplines } from '@/lib/site/helpline/queries';
import { pageMetadata } from '@/lib/site/seo/metadata';

export const dynamic = 'force-static';

export function generateMetadata() {
  return pageMetadata({
    title: 'Urgent help: numbers to call now',
    description:
      'In India call 112 in an emergency, or Tele-MANAS on 14416, free, day and night. More helplines for women, children, elders and Indians abroad.',
    path: '/resources/crisis-support',
  });
}

const gridStyle = 'grid gap-5 md:grid-cols-2 lg:grid-cols-3';

export default async function CrisisSupportPage() {
  const { helplines, moreHelplines, helplinesAbroad } = await readHelplines();
  return (
    <>
      <QuickExit />
      <div className="container-page space-y-14 pt-4 pb-16">
        <div className="space-y-5">
          <h1>Urgent help</h1>
          <Alert variant="destructive" frame="rail" size="flush" className="p-5 sm:p-7">
            <h2 className="text-h3">If someone’s life is in danger now</h2>
            <p className="mt-2 max-w-measure text-lead">
              Call{' '}
              <a href="tel:112" className="font-bold text-destructive underline underline-offset-4">
                112
              </a>
              . Say where you are first. Stay with the person, or ask someone to stay with you. If you can, go
              to the nearest hospital.
            </p>
            <p className="mt-3 max-w-measure text-lead">
              To talk to a trained person, at any hour and free, call{' '}
              <a href="tel:14416" className="font-bold text-destructive underline underline-offset-4">
                14416
              </a>
              .
            </p>
          </Alert>
        </div>
        <section aria-labelledby="india" className="space-y-6">
          <h2 id="india">Helplines in India</h2>
          <ul className={gridStyle}>
            {helplines.map((helpline) => (
              <li key={helpline.id}>
                <HelplineCard helpline={helpline} />
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="steps" className="space-y-6">
          <h2 id="steps">Five steps for the next hour</h2>
          <ol className="grid gap-4 md:grid-cols-5">
            {crisisSteps.map(({ title, text }, index) => (
              <Card asChild key={title} variant="accent" size="sm">
                <li>
                  <span aria-hidden="true" className="font-display text-h3 text-primary">
                    {index + 1}
                  </span>
                  <h3 className="mt-1 text-h4">{title}</h3>
                  <p className="mt-1">{text}</p>
                </li>
              </Card>
            ))}
          </ol>
        </section>
        <section aria-labelledby="signs" className="max-w-measure space-y-4">
          <h2 id="signs">Signs that someone may need help now</h2>
          <ul className="list-disc space-y-2 pl-5">
            {warningSigns.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
          <p>Asking “Are you thinking of ending your life?” does not plant the thought. It opens the door.</p>
        </section>
        <section aria-labelledby="more" className="space-y-6">
          <h2 id="more">More helplines</h2>
          <ul className={gridStyle}>
            {moreHelplines.map((helpline) => (
              <li key={helpline.id}>
                <HelplineCard helpline={helpline} />
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="abroad" className="space-y-4">
          <h2 id="abroad">Outside India</h2>
          <ul className="max-w-3xl divide-y divide-border border-border border-y">
            {helplinesAbroad.map(({ place, name, number, dial, emergency, checkedOn, overdue }) => (
              <li key={place} className="flex flex-wrap items-center justify-between gap-x-6 py-2">
                <span>
                  <span className="font-semibold">{place}</span>
                  <span className="block text-muted-foreground">{name}</span>
                  {overdue ? <LastChecked checkedOn={checkedOn} overdue /> : null}
                </span>
                <span className="flex flex-wrap gap-x-5">
                  <a href={`tel:${dial}`} className="tap text-link">
                    <span className="sr-only">{name}, call </span>
                    {number}
                  </a>
                  <a href={`tel:${emergency}`} className="tap text-link">
                    Emergency <span className="sr-only">in {place}, call</span> {emergency}
                  </a>
                </span>
              </li>
            ))}
          </ul>
          <p>
            Anywhere else:{' '}
            <a href="https://findahelpline.com" rel="noopener noreferrer" className="text-link">
              findahelpline.com
            </a>{' '}
            lists free lines by country.
          </p>
        </section>
        <section aria-labelledby="after" className="no-print space-y-4">
          <h2 id="after">When it is calmer</h2>
          <ul className="flex flex-wrap gap-x-8">
            <li>
              <NavigationAnchor
                link={{ label: 'Book a consultation', booking: true }}
                className="tap text-link"
              />
            </li>
            {env.WHATSAPP_URL ? (
              <li>
                <a
                  href={env.WHATSAPP_URL}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="tap text-link"
                >
                  Chat with our team on WhatsApp
                </a>
              </li>
            ) : null}
            <li>
              <a href="/resources/tools-worksheets" className="tap text-link">
                Self-help tools
              </a>
            </li>
          </ul>
        </section>
      </div>
    </>
  );
}
