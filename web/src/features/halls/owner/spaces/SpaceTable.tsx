import { Flex } from 'antd';
import { useState } from 'react';
import { useText } from '../../../../i18n/text';
import { Button } from '../../../../ui/Button';
import { lazyPart } from '../../../../ui/lazy-part';
import type { Column } from '../../../../ui/table/columns';
import { Card } from '../../../../ui/Card';
import { DataTable } from '../../../../ui/table/DataTable';
import type { Space } from './plan';
import { spacesText } from './spaces.text';

const DeleteSpaceDialog = lazyPart(() => import('./DeleteSpaceDialog').then((module) => module.DeleteSpaceDialog));
const SpaceDialog = lazyPart(() => import('./SpaceDialog').then((module) => module.SpaceDialog));

interface SpaceTools {
  onRename: (space: Space) => void;
  onDelete: (space: Space) => void;
}

/** The columns of the spaces; null leaves out what changes them. */
function useSpaceColumns(tools: SpaceTools | null): Column<Space>[] {
  const words = useText(spacesText);
  const columns: Column<Space>[] = [
    { key: 'name', title: words.name, required: true, narrow: 'plain', share: 1.5, render: ({ name }) => name },
    {
      key: 'halls',
      title: words.takenBy,
      share: 2.5,
      render: ({ halls }) => (halls.length > 0 ? halls.map(({ title }) => title).join(' · ') : words.nobody),
    },
  ];
  if (tools) {
    columns.push({
      key: 'actions',
      title: words.actions,
      narrow: 'plain',
      share: 1.6,
      render: (space) => (
        <Flex wrap gap={8}>
          <Button look="secondary" aria-label={words.renameOf(space.name)} onClick={() => tools.onRename(space)}>
            {words.rename}
          </Button>
          {space.halls.length === 0 && (
            <Button look="secondary" aria-label={words.deleteOf(space.name)} onClick={() => tools.onDelete(space)}>
              {words.delete}
            </Button>
          )}
        </Flex>
      ),
    });
  }
  return columns;
}

/** All spaces with the halls that take them; whoever may change halls adds, renames and deletes them here. */
export function SpaceTable({ spaces, canChange }: { spaces: readonly Space[] | undefined; canChange: boolean }) {
  const words = useText(spacesText);
  const [edited, setEdited] = useState<Space | 'new' | null>(null);
  const [doomed, setDoomed] = useState<Space | null>(null);
  const columns = useSpaceColumns(canChange ? { onRename: setEdited, onDelete: setDoomed } : null);
  return (
    <Card as="section" labelledBy="spaces">
      <Flex wrap align="start" justify="space-between" gap="8px 16px">
        <div>
          <h2 id="spaces" className="below-4 heading-20">
            {words.spaces}
          </h2>
          <p className="intro">{words.spacesText}</p>
        </div>
        {canChange && (
          <Button look="secondary" onClick={() => setEdited('new')}>
            {words.add}
          </Button>
        )}
      </Flex>
      <DataTable<Space>
        id="spaces"
        label={words.spaces}
        columns={columns}
        rows={spaces}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        fixedColumns
      />
      {edited && <SpaceDialog space={edited === 'new' ? undefined : edited} onClose={() => setEdited(null)} />}
      {doomed && <DeleteSpaceDialog space={doomed} onClose={() => setDoomed(null)} />}
    </Card>
  );
}
