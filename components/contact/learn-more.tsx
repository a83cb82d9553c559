import { Button } from '@/components/ui/button';
import { contactAbout } from '@/content/services/overview';
import type { ContactTopic } from '@/lib/contact/rules';

/** "Learn More" opens the contact form with the topic chosen (product.md §2). */
export function LearnMore({
  topic,
  about,
  variant = 'outline',
}: {
  topic: ContactTopic;
  /** Completes the link's words for people who hear links out of context. */
  about: string;
  variant?: 'default' | 'outline';
}) {
  return (
    <Button asChild variant={variant}>
      <a href={contactAbout(topic)}>
        Learn More<span className="sr-only"> about {about}</span>
      </a>
    </Button>
  );
}
