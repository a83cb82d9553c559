import type { Metadata } from 'next';
import { ContactDetails } from '@/components/contact/contact-details';
import { ContactForm } from '@/components/contact/contact-form';
import { CrisisBanner } from '@/components/contact/crisis-banner';
import type { TherapistOptions } from '@/components/contact/therapist-choice';
import { Letter } from '@/components/illustration/letter';
import { QuickExit } from '@/components/layout/quick-exit';
import {
  listedChoices,
  listTherapistChoices,
  type TherapistChoice,
  therapistChoice,
} from '@/lib/contact/queries';
import { contactFormKind, therapistTopic, topicNamed } from '@/lib/contact/rules';
import { env } from '@/lib/env';
import { issueFormToken } from '@/lib/form-token';
import { internshipProgram } from '@/lib/internship/queries';
import { questionAbout } from '@/lib/internship/rules';
import { log } from '@/lib/log';
import { pageMetadata } from '@/lib/seo/metadata';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Contact us',
    description: 'Write to our support team or to a therapist. We answer e-mail within 24 hours.',
    path: '/contact',
  });
}

const option = ({ slug, name, title }: TherapistChoice) => ({ value: slug, label: `${name}, ${title}` });

/** The list and the therapist a link asked for. A failed read is said in the form and closes nothing else. */
async function therapistOptions(
  asked: string,
): Promise<{ readonly therapists: TherapistOptions; readonly chosen: string }> {
  try {
    const [listed, chosen] = await Promise.all([
      listTherapistChoices(),
      asked === '' ? null : therapistChoice(asked),
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
    return { therapists: { loaded: false }, chosen: '' };
  }
}

export default async function ContactPage({ searchParams }: PageProps<'/contact'>) {
  const asked = await searchParams;
  const text = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '');
  const slug = /^[a-z0-9-]{1,120}$/.exec(text(asked.therapist))?.[0] ?? '';
  const { therapists, chosen } = await therapistOptions(slug);
  const topic = topicNamed(text(asked.topic))?.value ?? (chosen === '' ? '' : therapistTopic);
  const program = internshipProgram(text(asked.internship));

  return (
    <>
      <QuickExit />
      <div className="container-page grid gap-10 pt-6 pb-16 lg:pb-24">
        <div className="flex items-end justify-between gap-10">
          <div className="grid max-w-measure gap-4">
            <h1>Write to us</h1>
            <p className="text-ink-soft text-lead">
              A question, a doubt, a first step: all of it is welcome. A person reads it, and a person
              answers.
            </p>
          </div>
          <Letter className="hidden w-56 shrink-0 md:block" />
        </div>
        <CrisisBanner />
        <div className="grid gap-12 lg:grid-cols-[1.7fr_1fr]">
          <section
            aria-labelledby="form"
            className="rounded-card border border-line bg-paper-2 p-5 shadow-card sm:p-8"
          >
            <h2 id="form" className="mb-6 text-h3">
              Your message
            </h2>
            <ContactForm
              formToken={issueFormToken(contactFormKind)}
              therapists={therapists}
              topic={topic}
              therapist={chosen}
              internship={program ? { slug: program.slug, message: questionAbout(program) } : null}
            />
          </section>
          <ContactDetails supportEmail={env.SUPPORT_EMAIL} chatUrl={env.WHATSAPP_URL} />
        </div>
      </div>
    </>
  );
}
