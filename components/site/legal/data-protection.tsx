import type { LegalSection } from '@/components/site/legal/legal-document';
import { Points, To, WhoAnswers } from '@/components/site/legal/parts';
import type { LegalIdentity } from '@/lib/site/owner/kind';

export const dataProtectionSummary = [
  'HIPAA is a law of the United States. It does not bind a service in India that treats people in India.',
  'Where we name HIPAA, that is our own statement: we run the service with the safeguards that this law asks for. No authority has checked or certified it.',
  'What binds us is Indian law: the DPDP Act, 2023, with its Rules of 2025, and the Mental Healthcare Act, 2017.',
];

export const dataProtectionSections = (owner: LegalIdentity): readonly LegalSection[] => [
  {
    id: 'hipaa',
    title: 'What HIPAA means here',
    body: (
      <>
        <p>
          Nobody issues a certificate for it. We hold ourselves to the safeguards of the HIPAA Security and
          Privacy Rules:
        </p>
        <Points
          items={[
            'Access only for those who need it, each with an account of their own, each look at private data recorded.',
            'Encryption on the way, and at rest with those who store data for us.',
            'The least data for each task; no health words in subjects of emails, addresses, calendar titles or payment notes.',
            'Back-ups that are tried out, and a written plan for the day something goes wrong.',
            'Contracts with everyone who handles data for us.',
          ]}
        />
        <p>
          If you live in the United States: an Indian therapist is as a rule not licensed in your state, and
          US health privacy law may not cover your sessions. Please ask before you begin.
        </p>
      </>
    ),
  },
  {
    id: 'dpdp',
    title: 'Under the DPDP Act, 2023, and the DPDP Rules, 2025',
    body: (
      <Points
        items={[
          'A notice in plain words before we ask for consent, one consent for each purpose, and taking it back is as easy as giving it.',
          'Your rights to a copy, correction, erasure, a nominee and a grievance officer, described in the privacy notice.',
          'For anyone under 18, the verifiable consent of a parent or guardian, and no tracking or targeted advertising.',
          'If data is breached, notice without delay to you and to the Data Protection Board of India.',
          'Data that is no longer needed is deleted; logs that the Rules ask for are kept for the time they ask.',
        ]}
      />
    ),
  },
  {
    id: 'mental-healthcare-act',
    title: 'Under the Mental Healthcare Act, 2017',
    body: (
      <>
        <p>Three sections guard what you say to a professional:</p>
        <dl className="divide-y divide-border border-border border-y">
          {[
            [
              'Section 23',
              'Confidentiality. What a professional learns in your care stays confidential. The Act names the exceptions, among them a threat to life, to protect others from harm, and an order by an authority with the power to give one.',
            ],
            [
              'Section 24',
              'No photograph and no information about you may be given to the media without your consent. This holds for electronic data too.',
            ],
            [
              'Section 25',
              'You may ask for your basic medical records. A professional may hold back a part only where it would seriously harm you or break a promise to someone else.',
            ],
          ].map(([section, text]) => (
            <div key={section} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[8rem_1fr]">
              <dt className="font-semibold">{section}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </>
    ),
  },
  {
    id: 'abroad',
    title: 'If you live outside India',
    body: (
      <p>
        Your data is kept under Indian law wherever you write from. If the law of your country gives you
        further rights, such as those of the GDPR, tell us; we follow them where they apply to us.
      </p>
    ),
  },
  {
    id: 'ask',
    title: 'Ask, or use your rights',
    body: (
      <>
        <p>
          You find the details in the <To href="/privacy">privacy notice</To>. For everything else:
        </p>
        <WhoAnswers owner={owner} />
      </>
    ),
  },
];
