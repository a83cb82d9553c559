import { NavigationAnchor } from '@/components/layout/navigation-link';
import { HelplineCard } from '@/components/site/helpline/helpline-card';
import { LastChecked } from '@/components/site/helpline/last-checked';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Phone } from '@/components/ui/icons';
import { Pill } from '@/components/ui/pill';
import { crisisSteps, warningSigns } from '@/content/crisis';
import type { Helpline } from '@/content/helplines';
import { breathing } from '@/content/navigation';
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

/** Kinds of need, most urgent first, and the lines for each. */
const needs: readonly { id: string; title: string; types: readonly Helpline['type'][] }[] = [
  { id: 'danger', title: 'Danger to life', types: ['emergency'] },
  { id: 'talk', title: 'Someone to talk to', types: ['mental-health'] },
  { id: 'women', title: 'Women', types: ['women'] },
  { id: 'children', title: 'Children and teenagers', types: ['children'] },
  { id: 'elders', title: 'People over 60', types: ['elders'] },
];

const callStyle = 'min-h-16 w-full justify-start px-5 text-left';
const phone = <Phone aria-hidden="true" className="size-6 shrink-0" />;

export default async function CrisisSupportPage() {
  const { helplines, moreHelplines, helplinesAbroad } = await readHelplines();
  const groups = needs
    .map((need) => ({
      ...need,
      lines: [...helplines, ...moreHelplines].filter(({ type }) => need.types.includes(type)),
    }))
    .filter(({ lines }) => lines.length > 0);
  return (
    <div data-quiet="" className="container-page space-y-12 pt-4 pb-16 sm:pt-8">
      <div className="space-y-4">
        <h1>Urgent help</h1>
        <Alert variant="destructive" frame="rail" size="flush" className="space-y-4 p-4 sm:p-7">
          <h2 className="text-h3">If someone’s life is in danger now</h2>
          <p className="grid gap-3 md:grid-cols-2">
            <Button asChild variant="destructive" className={callStyle}>
              <a href="tel:112">
                {phone}
                <span>
                  <span className="block text-h4">Call 112</span>
                  <span className="block font-medium">Police, ambulance, fire</span>
                </span>
              </a>
            </Button>
            <Button asChild variant="destructive" className={callStyle}>
              <a href="tel:14416">
                {phone}
                <span>
                  <span className="block text-h4">Call 14416</span>
                  <span className="block font-medium">To talk, free, day and night</span>
                </span>
              </a>
            </Button>
          </p>
          <p className="max-w-measure">
            Say where you are first. Stay with the person, or ask someone to stay with you. If you can, go to
            the nearest hospital.
          </p>
        </Alert>
        <nav aria-label="On this page" className="no-print">
          <ul className="flex flex-wrap gap-2">
            {[
              { href: breathing.href, label: breathing.label },
              // The first group is right below.
              ...groups.slice(1).map(({ id, title }) => ({ href: `#${id}`, label: title })),
              { href: '#abroad', label: 'Outside India' },
              { href: '#steps', label: 'Five steps' },
            ].map(({ href, label }) => (
              <li key={href}>
                <Pill href={href}>{label}</Pill>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <section aria-labelledby="india" className="space-y-8">
        <h2 id="india">Helplines in India</h2>
        {groups.map(({ id, title, lines }) => (
          <section key={id} aria-labelledby={id} className="space-y-3">
            <h3 id={id}>{title}</h3>
            <ul className="grid items-start gap-3 md:grid-cols-2">
              {lines.map((helpline) => (
                <li key={helpline.id}>
                  <HelplineCard helpline={helpline} level={4} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </section>
      <section aria-labelledby="steps" className="space-y-6">
        <h2 id="steps">Five steps for the next hour</h2>
        <ol className="grid gap-4 md:grid-cols-5">
          {crisisSteps.map(({ title, text }, index) => (
            <Card asChild key={title} variant="accent" size="sm">
              <li>
                <h3 className="text-h4">
                  <span aria-hidden="true" className="mr-2 font-display text-h3 text-primary md:block">
                    {index + 1}
                  </span>
                  {title}
                </h3>
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
        <p>
          Asking “Are you thinking of ending your life?” does not put the thought into a person’s head. It
          helps them to talk.
        </p>
      </section>
      <section aria-labelledby="abroad" className="space-y-4">
        <h2 id="abroad">Outside India</h2>
        <ul className="max-w-3xl divide-y divide-border border-border border-y">
          {helplinesAbroad.map(({ place, name, number, dial, emergency, checkedOn, overdue }) => (
            <li key={place} className="items-center justify-between gap-x-6 py-2 sm:flex">
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
                  {/* One box: between the boxes of a flexible row spaces are lost. */}
                  <span>
                    Emergency <span className="sr-only">in {place}, call </span>
                    {emergency}
                  </span>
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
        <ul className="gap-x-8 sm:flex sm:flex-wrap">
          <li>
            <a href="/resources/tools-worksheets/safety-plan" className="tap text-link">
              Write a safety plan, on this device
            </a>
          </li>
          <li>
            <a href={breathing.href} className="tap text-link">
              {breathing.label}, with a circle to follow
            </a>
          </li>
          <li>
            <NavigationAnchor
              link={{ label: 'Book a consultation', booking: true }}
              className="tap text-link"
            />
          </li>
          {env.WHATSAPP_URL ? (
            <li>
              <a href={env.WHATSAPP_URL} target="_blank" rel="noopener noreferrer" className="tap text-link">
                Chat with our team on WhatsApp
              </a>
            </li>
          ) : (
            <li>
              <a href="/contact" className="tap text-link">
                Write to our team
              </a>
            </li>
          )}
          <li>
            <a href="/resources/tools-worksheets" className="tap text-link">
              Self-help tools
            </a>
          </li>
        </ul>
      </section>
    </div>
  );
}
