import { PaperText } from '@/components/care/form/paper-text';
import {
  FormHeadForm,
  FormPartForm,
  QuestionForm,
  SectionForm,
} from '@/components/care/private/form/form-asks';
import { ButtonForm } from '@/components/forms/button-form';
import { Card } from '@/components/ui/card';
import { changeFormPart } from '@/lib/care/form/own/actions';
import { type Paper, type Question, questionKinds, type Section } from '@/lib/care/form/paper';

const kinds = Object.entries(questionKinds).map(([value, label]) => ({ value, label }));

type FormAddress = { readonly form: string; readonly path: string };

function questionFields(question?: Question) {
  return [
    { name: 'label', label: 'Question', type: 'text', value: question?.label ?? '' },
    {
      name: 'kind',
      label: 'Answer type',
      type: 'choice',
      options: kinds,
      placeholder: 'Choose',
      value: question?.kind ?? '',
    },
    {
      name: 'options',
      label: 'Choices',
      hint: 'Only for lists: one choice per line.',
      rows: 4,
      required: false,
      value: question?.options?.join('\n') ?? '',
    },
    { name: 'hint', label: 'Hint (optional)', type: 'text', required: false, value: question?.hint ?? '' },
    {
      name: 'required',
      label: 'Required',
      type: 'tick',
      required: false,
      value: question?.required ? 'yes' : '',
    },
  ] as const;
}

function sectionFields(section?: Section) {
  return [
    { name: 'title', label: 'Title of the section', type: 'text', value: section?.title ?? '' },
    {
      name: 'text',
      label: 'Text to read (optional)',
      hint: 'Leave an empty line to start a new paragraph.',
      rows: 6,
      required: false,
      value: section?.text ?? '',
    },
  ] as const;
}

type PartButtonsProps = FormAddress & {
  readonly part: string;
  readonly about: string;
  readonly isFirst: boolean;
};

function PartButtons({ form, path, part, about, isFirst }: PartButtonsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      {!isFirst && (
        <ButtonForm
          id={`up-${part}`}
          action={changeFormPart}
          postTo={path}
          fields={{ form, part, step: 'up' }}
          label="Move up"
          about={about}
        />
      )}
      <FormPartForm
        id={`remove-${part}`}
        postTo={path}
        hidden={{ form, part, step: 'remove' }}
        fields={[]}
        button="Delete permanently"
        about={about}
        behind="Remove"
      />
    </div>
  );
}

function EditedQuestion({
  question,
  section,
  isFirst,
  ...address
}: FormAddress & { readonly question: Question; readonly section: string; readonly isFirst: boolean }) {
  const { id, kind, label, options, required } = question;
  return (
    <li className="grid gap-2 border-border border-t pt-4">
      <p className="wrap-anywhere font-semibold">{label}</p>
      <p className="text-muted-foreground text-small">
        {questionKinds[kind]}
        {required && ' · required'}
        {options && `: ${options.join(', ')}`}
      </p>
      <QuestionForm
        id={`question-${id}`}
        postTo={address.path}
        hidden={{ form: address.form, section, part: id }}
        fields={questionFields(question)}
        button="Save question"
        about={label}
        behind="Change question"
      />
      <PartButtons {...address} part={id} about={label} isFirst={isFirst} />
    </li>
  );
}

function EditedSection({
  section,
  isFirst,
  ...address
}: FormAddress & { readonly section: Section; readonly isFirst: boolean }) {
  const { id, title, text, by, questions } = section;
  return (
    <Card asChild size="sm" className="grid gap-5">
      <section aria-labelledby={`part-${id}`}>
        <div className="grid gap-2">
          <h3 id={`part-${id}`} className="wrap-anywhere text-h4">
            {title}
          </h3>
          {by === 'guardian' && (
            <p className="text-muted-foreground text-small">For the guardian to read and answer.</p>
          )}
          <PaperText text={text} />
        </div>
        <SectionForm
          id={`section-${id}`}
          postTo={address.path}
          hidden={{ form: address.form, part: id }}
          fields={sectionFields(section)}
          button="Save section"
          about={title}
          behind="Change title and text"
        />
        <PartButtons {...address} part={id} about={title} isFirst={isFirst} />
        <ul className="grid gap-4">
          {questions.map((question, index) => (
            <EditedQuestion
              key={question.id}
              {...address}
              question={question}
              section={id}
              isFirst={index === 0}
            />
          ))}
        </ul>
        <QuestionForm
          id={`add-${id}`}
          postTo={address.path}
          hidden={{ form: address.form, section: id, part: '' }}
          fields={questionFields()}
          button="Add question"
          about={title}
          behind="Add a question"
        />
      </section>
    </Card>
  );
}

/** A form of one's own, part by part: each is changed by a form of its own, with or without scripts. */
export function FormEditor({ paper, form, path }: FormAddress & { readonly paper: Paper }) {
  return (
    <div className="grid max-w-4xl gap-5">
      <FormHeadForm
        id="head"
        postTo={path}
        hidden={{ form }}
        fields={[
          { name: 'title', label: 'Title', type: 'text', value: paper.title },
          {
            name: 'intro',
            label: 'Introduction (optional)',
            hint: 'Your client reads this first.',
            required: false,
            value: paper.intro ?? '',
          },
        ]}
        button="Save title and introduction"
        behind="Change title and introduction"
      />
      <PaperText text={paper.intro} />
      {paper.sections.map((section, index) => (
        <EditedSection key={section.id} form={form} path={path} section={section} isFirst={index === 0} />
      ))}
      <SectionForm
        id="add-section"
        postTo={path}
        hidden={{ form, part: '' }}
        fields={sectionFields()}
        button="Add section"
        behind={paper.sections.length > 0 ? 'Add a section' : 'Add the first section'}
      />
    </div>
  );
}
