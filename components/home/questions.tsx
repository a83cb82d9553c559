import { AccordionItem } from '@/components/ui/accordion';
import { homeQuestions } from '@/content/home/questions';

export function HomeQuestions() {
  return (
    <div className="border-line border-t">
      {homeQuestions.map(({ question, answer }) => (
        <AccordionItem
          key={question}
          group="home-questions"
          title={<span className="font-semibold text-h4">{question}</span>}
        >
          <p>{answer}</p>
        </AccordionItem>
      ))}
    </div>
  );
}
