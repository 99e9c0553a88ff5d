import { expect, it } from 'vitest'
import type { YearMonth } from '../report.ts'
import { readResume } from './parse-resume.ts'

const today = new Date('2026-06-15')
const when = (date: YearMonth | null) =>
  date === null ? '' : `${date.year}${date.month > 0 ? `-${String(date.month).padStart(2, '0')}` : ''}`

function read(text: string) {
  const { name, email, phone, roles, education } = readResume(text.trim(), today).parsed
  return {
    contact: [name, email, phone],
    roles: roles.map(({ title, employer, start, end, current }) =>
      [title, employer, when(start), current ? 'now' : when(end)].join(' | '),
    ),
    education: education.map(({ school, level, end }) => [school, level, when(end)].join(' | ')),
  }
}

it('reads a resume in simplified Chinese', () => {
  const text = `
个人简历
姓名：林知远   性别：男   年龄：28
电话：13800138000   邮箱：lin.zhiyuan@cuiling.example

求职意向
后端开发工程师

教育背景
2014年9月 - 2018年6月   翠岭理工大学   计算机科学与技术   本科

工作经历
2020年7月 - 至今   翠岭科技有限公司   高级后端工程师
• 负责订单系统的设计与开发，支撑每天三百万笔订单。
• 优化数据库查询，接口响应时间降低了百分之四十。

2018.07-2020.06   青湾网络科技有限公司   Java开发工程师
• 参与会员系统的重构，并编写单元测试。

专业技能
熟悉 Java、MySQL、Redis
自我评价
学习能力强，善于沟通。`
  expect(read(text)).toEqual({
    contact: ['林知远', 'lin.zhiyuan@cuiling.example', '13800138000'],
    roles: [
      '高级后端工程师 | 翠岭科技有限公司 | 2020-07 | now',
      'Java开发工程师 | 青湾网络科技有限公司 | 2018-07 | 2020-06',
    ],
    education: ['翠岭理工大学 | bachelor | 2018-06'],
  })
})

it('reads employers and titles above each other, and titles beside employers with one blank between', () => {
  const text = `
周明月
手机: 139-0013-9000   邮箱: zhou@qingwan.example

工作经验
翠岭商业银行 客户经理   2021/03 - 现在
1. 维护客户关系，完成季度目标。
青湾医院 行政助理   2019/01 - 2021/02
1. 安排会议与接待。

教育经历
翠岭财经学院, 会计学, 硕士   2016 – 2019
翠岭师范大学, 数学, 学士   2012 – 2016`
  expect(read(text)).toEqual({
    contact: ['周明月', 'zhou@qingwan.example', '139-0013-9000'],
    roles: ['客户经理 | 翠岭商业银行 | 2021-03 | now', '行政助理 | 青湾医院 | 2019-01 | 2021-02'],
    education: ['翠岭财经学院 | master | 2019', '翠岭师范大学 | bachelor | 2016'],
  })
})

it('reads a resume in traditional Chinese', () => {
  const text = `
陳以晴
電話：0912-345-678
電子郵件：chen.yiqing@bilin.example

工作經歷
碧林設計股份有限公司   產品設計師
2021/05 - 至今
• 規劃新產品的介面與流程。

晨河出版社   美術編輯
2018/08 - 2021/04
• 編排書籍與雜誌。

學歷
國立碧林大學 工業設計學系   2014/09 - 2018/06

專長
Figma、Illustrator`
  expect(read(text)).toEqual({
    contact: ['陳以晴', 'chen.yiqing@bilin.example', '0912-345-678'],
    roles: ['產品設計師 | 碧林設計股份有限公司 | 2021-05 | now', '美術編輯 | 晨河出版社 | 2018-08 | 2021-04'],
    education: ['國立碧林大學 | none | 2018-06'],
  })
})

it('reads an account of work in Japanese', () => {
  const text = `
職務経歴書
2026年5月1日現在
氏名：森川 葵
電話番号：090-1234-5678
メール：aoi.morikawa@midorine.example

■職務要約
大学卒業後、業務システムの開発に従事してまいりました。

■職務経歴
株式会社ミドリネ   2021年4月～現在
ソフトウェアエンジニア
・在庫管理システムの設計と開発を担当。
・チーム5名のリーダーとして進捗を管理。

青波商事株式会社   2018年4月～2021年3月
営業
・新規顧客の開拓を担当。

■学歴
2018年3月   緑根大学 工学部 卒業

■資格
普通自動車第一種運転免許`
  expect(read(text)).toEqual({
    contact: ['森川 葵', 'aoi.morikawa@midorine.example', '090-1234-5678'],
    roles: ['ソフトウェアエンジニア | 株式会社ミドリネ | 2021-04 | now', '営業 | 青波商事株式会社 | 2018-04 | 2021-03'],
    education: ['緑根大学 | none | 2018-03'],
  })
})

it('reads the form of Japan, which says of each month what began or ended in it', () => {
  const text = `
履歴書   2026年5月1日 現在
氏 名   森川 葵
電話   090-1234-5678
E-mail   aoi.morikawa@midorine.example

学 歴
平成26年   4   緑根大学工学部機械工学科   入学
平成30年   3   緑根大学工学部機械工学科   卒業
職 歴
2018   4   青波商事株式会社   入社
2021   3   青波商事株式会社   退社
2021   4   株式会社ミドリネ   入社
現在に至る
以上`
  expect(read(text)).toEqual({
    contact: ['森川 葵', 'aoi.morikawa@midorine.example', '090-1234-5678'],
    roles: [' | 青波商事株式会社 | 2018-04 | 2021-03', ' | 株式会社ミドリネ | 2021-04 | now'],
    education: ['緑根大学 | none | 2018-03'],
  })
})

it('reads a resume in Korean', () => {
  const text = `
김하늘
연락처: 010-1234-5678
이메일: haneul.kim@pureunsup.example

경력
푸른숲소프트   2021.03 ~ 현재 (3년 2개월)
백엔드 개발자
- 주문 시스템을 설계하고 개발했습니다.
- 배포 시간을 절반으로 줄였습니다.

(주)바다은행   2019년 1월 – 2021년 2월
대리
- 고객 상담과 여신 업무를 담당했습니다.

학력
푸른숲대학교 컴퓨터공학과 학사   2013.03 ~ 2018.02

보유 기술
Java, Spring`
  expect(read(text)).toEqual({
    contact: ['김하늘', 'haneul.kim@pureunsup.example', '010-1234-5678'],
    roles: ['백엔드 개발자 | 푸른숲소프트 | 2021-03 | now', '대리 | (주)바다은행 | 2019-01 | 2021-02'],
    education: ['푸른숲대학교 | bachelor | 2018-02'],
  })
})

it('reads a form of Korea with dates before names', () => {
  const text = `
이력서
성명: 박서윤   생년월일: 1995년 3월 2일
휴대폰: 010-9876-5432

학력사항
2014. 03 ~ 2018. 02   푸른숲대학교 경영학과   졸업
2011. 03 ~ 2014. 02   하늘고등학교   졸업

경력사항
2020. 05 ~ 재직중   주식회사 바람그룹   마케팅팀   과장
2018. 03 ~ 2020. 04   한들출판사   영업팀   사원`
  const { contact, roles, education } = read(text)
  expect(contact[0]).toBe('박서윤')
  expect(education).toEqual(['푸른숲대학교 | none | 2018-02', '하늘고등학교 | secondary | 2014-02'])
  expect(roles).toHaveLength(2)
  expect(roles.map((role) => role.split(' | ').slice(1))).toEqual([
    ['주식회사 바람그룹', '2020-05', 'now'],
    ['한들출판사', '2018-03', '2020-04'],
  ])
})
