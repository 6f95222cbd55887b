import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime } from '../../graphql/scalars.js';
import { SecurityAlarmKind } from '../../domain/security-log/alarms.js';

registerEnumType(SecurityAlarmKind, {
  name: 'SecurityAlarmKind',
  description: 'What admins are told about.',
  valuesConfig: {
    FAILURES_OF_ACCOUNT: { description: 'Many wrong passwords for one account within an hour.' },
    FAILURES_OF_ADDRESS: { description: 'Many wrong passwords from one network within an hour.' },
    FAILURES_OVERALL: { description: 'Many wrong passwords within an hour.' },
    ADMIN_ADDED: { description: 'A new admin.' },
    SECRET_REVEALED: { description: 'Staff revealed a secret of the environment.' },
    RENEWAL_REUSED: { description: 'A renewal token was used twice.' },
    PASSKEY_COPIED: { description: 'A passkey was refused because its counter went back: it may have been copied.' },
  },
});

@ObjectType('SecurityAlarm', {
  simpleResolvers: true,
  description: 'An alarm that was raised from the security log and mailed to the admins.',
})
export class SecurityAlarmView {
  @Field(() => Int, { description: 'The alarm’s id.' })
  id: number;

  @Field(() => SecurityAlarmKind, { description: 'What it is about.' })
  kind: SecurityAlarmKind;

  @Field(() => Int, { description: 'How many events raised it.' })
  count: number;

  @Field(() => Int, { nullable: true, description: 'The account that most of them concern, for an alarm by account.' })
  accountId: number | null;

  @Field(() => String, { nullable: true, description: 'The network that most came from, for an alarm by network.' })
  address: string | null;

  @Field(() => DateTime, { description: 'When it was raised.' })
  raisedAt: Date;
}
