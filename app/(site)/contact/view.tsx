import type { Metadata } from 'next';
import { ContactDetails } from '@/components/contact/contact-details';
import { ContactForm } from '@/components/contact/contact-form';
import { CrisisBanner } from '@/components/contact/crisis-banner';
import { SignInFirst } from '@/components/contact/sign-in-first';
import type { TherapistOptions } from '@/components/contact/therapist-choice';
import { Drawing } from '@/components/illustration/drawing';
import { Card } from '@/components/ui/card';
import { site } from '@/content/site';
import { loginPath } from '@/lib/account/session/return-path';
import {
  listedChoices,
  listTherapistChoices,
  type TherapistChoice,
  therapistChoice,
} from '@/lib/contact/queries';
import { contactFormKind, therapistTopic, topicNamed } from '@/lib/contact/rules';
import { issueFormToken } from '@/lib/server/action/form-token';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { announcePassingFault } from '@/lib/server/request/passing-fault';
import type { SearchParameters } from '@/lib/site/content/list-query';
import { internshipProgram } from '@/lib/site/internship/queries';
import { questionAbout } from '@/lib/site/internship/rules';
import { pageMetadata } from '@/lib/site/seo/metadata';

/** The metadata of the contact page, the same whatever a link has chosen there. */
export function contactMetadata(): Metadata {
  return pageMetadata({
    title: 'Contact us',
    description: 'Write to our support team or to a therapist. We answer every email within 24 hours.',
    path: '/contact',
  });
}

const option = ({ slug, name, title }: TherapistChoice) => ({ value: slug, label: `${name}, ${title}` });

/** The list and the therapist that a link named. The form shows a failed read and stays usable. */
async function therapistOptions(
  query: string,
): Promise<{ readonly therapists: TherapistOptions; readonly chosen: string }> {
  // A build has no database.
  if (env.NEXT_PHASE) return { therapists: { loaded: false }, chosen: '' };
  try {
    const [listed, chosen] = await Promise.all([
      listTherapistChoices(),
      query === '' ? null : therapistChoice(query),
    ]);
    const first = listed.slice(0, listedChoices);
    const missing = chosen && !first.some(({ slug }) => slug === chosen.slug) ? [chosen] : [];
    const options = [...missing, ...first].map(option);
    return {
      therapists: { loaded: true, options, more: listed.length > listedChoices },
      chosen: chosen?.slug ?? '',
    };
  } catch (error) {
    log.error('therapists could not be read', { path: '/contact', error });
    announcePassingFault();
    return { therapists: { loaded: false }, chosen: '' };
  }
}

type ContactViewProps = {
  /** A link names `topic`, `therapist` (slug), `internship` (slug). */
  readonly query: SearchParameters;
};

export async function ContactView({ query }: ContactViewProps) {
  const text = (value: SearchParameters[string]) => (typeof value === 'string' ? value : '');
  const slug = /^[a-z0-9-]{1,120}$/.exec(text(query.therapist))?.[0] ?? '';
  const { therapists, chosen } = await therapistOptions(slug);
  const topic = topicNamed(text(query.topic))?.value ?? (chosen === '' ? '' : therapistTopic);
  const program = internshipProgram(text(query.internship));
  const choices = Object.entries({ topic, therapist: chosen, internship: program?.slug ?? '' });
  const named = new URLSearchParams(choices.filter(([, value]) => value !== ''));
  const here = named.size > 0 ? `/contact?${named}` : '/contact';

  return (
    <div className="container-page grid gap-6 pt-4 pb-16 sm:gap-10 sm:pt-8 lg:pb-24">
      <div className="flex items-end justify-between gap-10">
        <div className="grid max-w-measure gap-2 sm:gap-4">
          <h1>Write to us</h1>
          <p className="text-muted-foreground text-lead">
            Ask us anything. A person of our team reads your message and answers it.
          </p>
          <p>
            Looking for a therapist?{' '}
            <a href="/professionals" className="text-link">
              See who is free
            </a>
            .
          </p>
        </div>
        <Drawing name="letter" className="hidden w-56 shrink-0 md:block" />
      </div>
      <CrisisBanner />
      <div className="grid gap-12 lg:grid-cols-[1.7fr_1fr]">
        <Card asChild>
          <section aria-labelledby="form">
            <h2 id="form" className="mb-4 text-h3">
              Your message
            </h2>
            <SignInFirst login={loginPath(here)} />
            <ContactForm
              formToken={issueFormToken(contactFormKind)}
              therapists={therapists}
              topic={topic}
              therapist={chosen}
              supportEmail={env.SUPPORT_EMAIL}
              answerWithin={site.responsePromise}
              internship={program ? { slug: program.slug, message: questionAbout(program) } : null}
            />
          </section>
        </Card>
        <ContactDetails supportEmail={env.SUPPORT_EMAIL} chatUrl={env.WHATSAPP_URL} />
      </div>
    </div>
  );
}
