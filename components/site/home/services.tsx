import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '@/components/ui/accordion';
import { Check } from '@/components/ui/icons';
import { homeServices } from '@/content/home/services';
import { withMinutes } from '@/lib/format/duration';

/** @param meetings minutes of those of an individual session */
export function HomeServices({ meetings }: { readonly meetings: readonly number[] }) {
  return (
    <Accordion>
      {homeServices.map((service) => (
        <AccordionItem key={service.href} name="home-services">
          <AccordionTrigger>
            <span>
              <span className="block font-display font-semibold text-h4">{service.title}</span>
              <span className="mt-1 block text-muted-foreground max-md:hidden">{service.summary}</span>
            </span>
          </AccordionTrigger>
          <AccordionContent>
            <p className="mb-3 md:hidden">{service.summary}</p>
            <ul className="space-y-3">
              {service.details.map((detail) => (
                <li key={detail} className="flex gap-3">
                  <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-primary" />
                  {withMinutes(detail, meetings)}
                </li>
              ))}
            </ul>
            <a href={service.href} className="tap mt-3 text-link">
              {service.link}
            </a>
          </AccordionContent>
        </AccordionItem>
      ))}
    </Accordion>
  );
}
