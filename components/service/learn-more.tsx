import { buttonStyle } from '@/components/ui/button';
import { contactAbout } from '@/content/services/overview';
import type { ContactTopic } from '@/lib/contact/rules';

/** "Learn More" leads to the contact form with the topic chosen (spec §2). */
export function LearnMore({
  topic,
  about,
  look = 'secondary',
}: {
  topic: ContactTopic;
  /** Finishes the sentence for those who hear links out of context. */
  about: string;
  look?: 'primary' | 'secondary';
}) {
  return (
    <a href={contactAbout(topic)} className={buttonStyle({ look })}>
      Learn More<span className="sr-only"> about {about}</span>
    </a>
  );
}
