import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '@/components/ui/accordion';
import { homeQuestions } from '@/content/home/questions';

export function HomeQuestions() {
  return (
    <Accordion>
      {homeQuestions.map(({ question, answer }) => (
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
