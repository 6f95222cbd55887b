import { MENU_LIMITS } from '@mehfil/api/domain/menus/limits';
import { currencySymbol } from '@mehfil/api/domain/currency/currencies';
import { Flex } from 'antd';
import { FieldArray, useFormikContext } from 'formik';
import { useText } from '../../../../i18n/text';
import { Button } from '../../../../ui/Button';
import { CheckboxField } from '../../../../ui/form/CheckboxField';
import { NumberField } from '../../../../ui/form/NumberField';
import { TextField } from '../../../../ui/form/TextField';
import { IconButton } from '../../../../ui/IconButton';
import { TrashIcon } from '../../../../ui/icons';
import styles from './MenuForm.module.css';
import { EMPTY_COURSE, EMPTY_DISH, type MenuValues } from './menu-values';
import { ownerMenusText } from './owner-menus.text';
import { joinClasses } from '../../../../lib/classes';

/** The courses of a menu with their dishes. */
export function MenuCourses({ currency }: { currency: string }) {
  const words = useText(ownerMenusText);
  const { values } = useFormikContext<MenuValues>();
  return (
    <FieldArray name="courses">
      {(courses) => (
        <>
          {values.courses.map((course, index) => (
            <div
              key={index}
              className="stack gap-12 bordered rounded padded-14-16"
              role="group"
              aria-label={words.course(index + 1)}
            >
              <div className={joinClasses('stack top', styles.row)}>
                <Flex vertical gap={12}>
                  <TextField
                    name={`courses[${index}].name`}
                    label={words.courseName}
                    placeholder={words.coursePlaceholder}
                    required
                  />
                  <TextField name={`courses[${index}].nameUrdu`} label={words.nameUrdu} />
                  <NumberField
                    name={`courses[${index}].choose`}
                    label={words.choose}
                    hint={words.chooseHint}
                    min={1}
                    max={course.dishes.length}
                    precision={0}
                  />
                  <CheckboxField name={`courses[${index}].isMain`} label={words.isMain} hint={words.isMainHint} />
                </Flex>
                {values.courses.length > 1 && (
                  <IconButton
                    className={styles.remove}
                    label={words.removeCourse(index + 1)}
                    icon={<TrashIcon />}
                    onClick={() => courses.remove(index)}
                  />
                )}
              </div>
              <Dishes course={index} currency={currency} />
            </div>
          ))}
          {values.courses.length < MENU_LIMITS.coursesMax && (
            <span>
              <Button look="secondary" onClick={() => courses.push(EMPTY_COURSE)}>
                {words.addCourse}
              </Button>
            </span>
          )}
        </>
      )}
    </FieldArray>
  );
}

function Dishes({ course, currency }: { course: number; currency: string }) {
  const words = useText(ownerMenusText);
  const { values } = useFormikContext<MenuValues>();
  const dishes = values.courses[course]?.dishes ?? [];
  const name = `courses[${course}].dishes`;
  return (
    <FieldArray name={name}>
      {(list) => (
        <>
          {dishes.map((_dish, index) => (
            <div key={index} className={joinClasses('stack top', styles.row)}>
              <div className={joinClasses('stack gap-8-12', styles.cells)}>
                <TextField name={`${name}[${index}].name`} label={words.dish(index + 1)} required />
                <TextField name={`${name}[${index}].nameUrdu`} label={words.dishUrdu} />
                <NumberField
                  name={`${name}[${index}].surcharge`}
                  label={words.surcharge}
                  min={0}
                  precision={2}
                  prefix={currencySymbol(currency)}
                />
              </div>
              {dishes.length > 1 && (
                <IconButton
                  className={styles.remove}
                  label={words.removeDish(index + 1)}
                  icon={<TrashIcon />}
                  onClick={() => list.remove(index)}
                />
              )}
            </div>
          ))}
          {dishes.length < MENU_LIMITS.dishesPerCourseMax && (
            <span>
              <Button look="quiet" onClick={() => list.push(EMPTY_DISH)}>
                {words.addDish}
              </Button>
            </span>
          )}
        </>
      )}
    </FieldArray>
  );
}
