import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '@/components/ui/accordion';
import type { Questions } from '@/lib/site/questions/kind';

export function HomeQuestions({ questions }: Questions) {
  return (
    <Accordion>
      {questions.map(({ question, answer }) => (
        <AccordionItem key={question} name="home-questions">
          <AccordionTrigger>
            <span className="font-semibold text-h4">{question}</span>
          </AccordionTrigger>
          <AccordionContent>
            <p>{answer}</p>
          </AccordionContent>
        </AccordionItem>
      ))}
    </Accordion>
  );
}
