import { Breadcrumb } from '@/components/layout/breadcrumb';
import { DetailHead } from '@/components/site/detail-head';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Check } from '@/components/ui/icons';
import { commitments, listRule, matchRule } from '@/content/ethics';
import { acknowledgeHours } from '@/lib/privacy/grievance/rules';
import { pageMetadata } from '@/lib/site/seo/metadata';
import { registers } from '@/lib/therapist/register/rules';

export const dynamic = 'force-static';

const path = '/platform-ethics';

export function generateMetadata() {
  return pageMetadata({
    title: 'Ethics and trust',
    description:
      'Six commitments and how to check them, what happens to what you tell us, and the published rule by which therapists are listed and matched. No paid places.',
    path,
  });
}

export default function PlatformEthicsPage() {
  return (
    <>
      <Breadcrumb trail={[{ name: 'Ethics and trust', path }]} />
      <DetailHead
        title="What we promise, and how you can check it"
        lead="Each promise says how you can check it. If we do not keep one, please tell us."
        drawing="balance"
      />

      <section aria-labelledby="commitments" className="bg-muted">
        <div className="container-page section-space">
          <h2 id="commitments">Six commitments</h2>
          <ol className="mt-8 divide-y divide-input/40 border-input/40 border-y">
            {commitments.map(({ title, text, check }, index) => (
              <li key={title} className="grid gap-x-10 gap-y-3 py-7 md:grid-cols-[3rem_1fr_1fr]">
                <span aria-hidden="true" className="font-display text-h2 text-warm-strong">
                  {index + 1}
                </span>
                <div className="space-y-2">
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
                <p className="flex gap-3 text-muted-foreground md:border-input/40 md:border-l md:pl-8">
                  <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-success" />
                  <span>
                    <strong className="block text-foreground">How you can tell</strong>
                    {check}
                  </span>
                </p>
              </li>
            ))}
          </ol>
        </div>
      </section>

      <section aria-labelledby="registers" className="container-page pt-14 lg:pt-20">
        <div className="max-w-measure space-y-4">
          <h2 id="registers">Where you can look a professional up</h2>
          <p>These registers are public and free. Search for the number shown on the profile.</p>
          <ul className="grid gap-4">
            {registers.flatMap((register) =>
              'lookUp' in register
                ? [
                    <li key={register.value}>
                      <strong className="block">{register.label}</strong>
                      <span className="block">For {register.who}.</span>
                      <a href={register.lookUp} rel="noreferrer" className="tap wrap-anywhere text-link">
                        {register.lookUp.replace(/^https:\/\/(?:www\.)?|\/$/g, '')}
                      </a>
                    </li>,
                  ]
                : [],
            )}
          </ul>
          <p>
            Each State’s medical council and mental health authority has a list of its own too. “Counsellor”
            and “therapist” are not licensed titles: such a profile may name no register.
          </p>
        </div>
      </section>

      <section aria-labelledby="ranking" className="container-page section-space">
        <div className="max-w-measure space-y-4">
          <h2 id="ranking">How therapists are listed and matched</h2>
          <p className="font-semibold text-lead">Nobody can pay for a place. This is the whole rule.</p>
        </div>
        <div className="mt-10 grid gap-12 lg:grid-cols-[1fr_1.5fr]">
          <div className="space-y-5">
            <h3>
              In the{' '}
              <a href="/professionals" className="text-link">
                list
              </a>
            </h3>
            <ul className="list-disc space-y-3 pl-5 marker:text-primary">
              {listRule.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </div>
          <Card variant="accent" size="lg" className="space-y-5">
            <h3>
              In the{' '}
              <a href="/match" className="text-link">
                match
              </a>
            </h3>
            <ol className="space-y-5">
              {matchRule.map(({ title, text }, index) => (
                <li key={title} className="grid grid-cols-[2rem_1fr] gap-3">
                  <span
                    aria-hidden="true"
                    className="grid size-8 place-items-center rounded-full bg-primary font-semibold text-primary-foreground text-small"
                  >
                    {index + 1}
                  </span>
                  <div>
                    <h4>{title}</h4>
                    <p>{text}</p>
                  </div>
                </li>
              ))}
            </ol>
            <p>
              Your answers stay in the page. They are not sent to us and are gone when you close it. There are
              two exceptions: without JavaScript, and when you ask us to search everyone in a large directory,
              they are part of the address. Our server reads them for that search and keeps nothing.
            </p>
          </Card>
        </div>
      </section>

      <section aria-labelledby="privacy" className="bg-night text-night-foreground">
        <div className="container-page section-space grid gap-8 md:grid-cols-[1fr_1.6fr]">
          <h2 id="privacy">Your privacy, in short</h2>
          <div className="max-w-measure space-y-4 text-lead">
            <p>
              You can read every public page without telling us who you are. No trackers, no advertising, no
              foreign scripts.
            </p>
            <p>
              What you write to us is read to answer you, by the person it is for. A therapist gets a notice
              with your name, never the message, by email. Screening answers are scored on your own device.
            </p>
            <p>
              You can get a copy, correct it or delete it, and withdraw a consent as easily as you gave it.
            </p>
            <p className="flex flex-wrap gap-3 pt-2">
              <Button asChild variant="warm">
                <a href="/privacy">Read the privacy notice</a>
              </Button>
              <a href="/data-protection" className="tap font-semibold underline underline-offset-4 sm:px-2">
                HIPAA and data protection
              </a>
            </p>
          </div>
        </div>
      </section>

      <section aria-labelledby="wrong" className="container-page section-space">
        <div className="mx-auto max-w-measure space-y-4 text-center">
          <h2 id="wrong">When something was not right</h2>
          <p className="text-lead">
            With a session, a therapist, a bill or this site: write to us. Someone who was not involved reads
            it, you get a receipt within {acknowledgeHours} hours and an answer within a month.
          </p>
          <p>
            <Button asChild variant="outline">
              <a href="/contact?topic=other">Tell us</a>
            </Button>
          </p>
        </div>
      </section>
    </>
  );
}
