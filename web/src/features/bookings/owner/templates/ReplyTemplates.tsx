import { TEMPLATE_LIMITS } from '@mehfil/api/domain/threads/reply-templates';
import { Flex } from 'antd';
import { useState } from 'react';
import {
  useRemoveReplyTemplateMutation,
  useReplyTemplatesQuery,
  type ReplyTemplateFieldsFragment,
} from '../../../../graphql/generated/reply-templates';
import { useText } from '../../../../i18n/text';
import { Button } from '../../../../ui/Button';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog';
import { IconButton } from '../../../../ui/IconButton';
import { PencilIcon, PlusIcon, TrashIcon } from '../../../../ui/icons';
import { Loaded } from '../../../../ui/Loaded';
import { TitledCard } from '../../../../ui/TitledCard';
import { replyTemplatesText } from './reply-templates.text';
import { TemplateDialog } from './TemplateDialog';

type Template = ReplyTemplateFieldsFragment;

/** The answers that a business gives again and again, for who may change its settings. */
export function ReplyTemplates() {
  const words = useText(replyTemplatesText);
  const { data, error, refetch } = useReplyTemplatesQuery({ freshFor: 0 });
  return (
    <TitledCard title={words.title} text={words.text}>
      <Loaded failed={error !== undefined} height="160px" onRetry={refetch}>
        {data && <TemplateList templates={data.replyTemplates} />}
      </Loaded>
    </TitledCard>
  );
}

function TemplateList({ templates }: { templates: readonly Template[] }) {
  const words = useText(replyTemplatesText);
  const [open, setOpen] = useState<Template | 'new' | null>(null);
  const [doomed, setDoomed] = useState<Template | null>(null);
  const { run, pending } = useRemoveReplyTemplateMutation({
    about: doomed?.name,
    failure: { title: words.notRemoved, always: true },
    refetch: ['ReplyTemplates'],
  });
  const remove = async (id: number) => {
    await run({ id });
    setDoomed(null);
  };
  return (
    <Flex vertical gap={16}>
      {templates.length === 0 && <p className="muted">{words.empty}</p>}
      {templates.length > 0 && (
        <ul className="divided">
          {templates.map((template) => (
            <TemplateRow
              key={template.id}
              template={template}
              onEdit={() => setOpen(template)}
              onDelete={() => setDoomed(template)}
            />
          ))}
        </ul>
      )}
      {templates.length < TEMPLATE_LIMITS.templatesMax ? (
        <div>
          <Button look="secondary" icon={<PlusIcon />} onClick={() => setOpen('new')}>
            {words.add}
          </Button>
        </div>
      ) : (
        <p className="muted">{words.full(TEMPLATE_LIMITS.templatesMax)}</p>
      )}
      {open !== null && <TemplateDialog template={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
      <ConfirmDialog
        open={doomed !== null}
        title={words.removing.title(doomed?.name ?? '')}
        text={words.removing.text}
        confirmLabel={words.removing.confirm}
        danger
        pending={pending}
        onConfirm={() => void (doomed && remove(doomed.id))}
        onCancel={() => setDoomed(null)}
      />
    </Flex>
  );
}

interface TemplateRowProps {
  template: Template;
  onEdit: () => void;
  onDelete: () => void;
}

function TemplateRow({ template: { name, english, urdu }, onEdit, onDelete }: TemplateRowProps) {
  const words = useText(replyTemplatesText);
  return (
    <Flex component="li" align="start" justify="space-between" gap={8}>
      <div className="narrowable">
        <h3 className="item-title breakable">
          <bdi>{name}</bdi>
        </h3>
        {english !== null && (
          <p lang="en" dir="ltr" className="above-4 two-lines muted">
            {english}
          </p>
        )}
        {urdu !== null && (
          <p lang="ur" dir="rtl" className="above-4 two-lines muted">
            {urdu}
          </p>
        )}
      </div>
      <Flex>
        <IconButton label={words.edit(name)} icon={<PencilIcon />} onClick={onEdit} />
        <IconButton label={words.delete(name)} icon={<TrashIcon />} onClick={onDelete} />
      </Flex>
    </Flex>
  );
}
